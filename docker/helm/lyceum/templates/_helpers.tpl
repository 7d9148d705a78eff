{{- /*
The templates use nothing beyond Go's own template functions, so that tools/docker can render them in a test without Helm.
*/ -}}

{{- define "lyceum.name" -}}
{{ .Release.Name }}-lyceum
{{- end -}}

{{- define "lyceum.image" -}}
{{ .Values.image.repository }}:{{ or .Values.image.tag .Chart.AppVersion }}
{{- end -}}

{{- define "lyceum.labels" -}}
app.kubernetes.io/name: lyceum
    app.kubernetes.io/instance: {{ .Release.Name }}
    app.kubernetes.io/version: {{ printf "%q" .Chart.AppVersion }}
    app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "lyceum.environment" -}}
envFrom:
            - configMapRef:
                name: {{ template "lyceum.name" . }}
            - secretRef:
                name: {{ .Values.existingSecret }}
{{- end -}}

{{- define "lyceum.pod-security" -}}
securityContext:
        runAsNonRoot: true
        runAsUser: 1000
        runAsGroup: 1000
        fsGroup: 1000
        seccompProfile:
          type: RuntimeDefault
      automountServiceAccountToken: false
      imagePullSecrets: [{{ range $index, $name := .Values.image.pullSecrets }}{{ if $index }}, {{ end }}{ name: {{ $name }} }{{ end }}]
{{- end -}}

{{- define "lyceum.container-security" -}}
securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities:
              drop: [ALL]
          volumeMounts:
            - name: tmp
              mountPath: /tmp
{{- if .Values.files.existingClaim }}
            - name: files
              mountPath: /files
{{- end }}
{{- end -}}

{{- define "lyceum.volumes" -}}
volumes:
        - name: tmp
          emptyDir: {}
{{- if .Values.files.existingClaim }}
        - name: files
          persistentVolumeClaim:
            claimName: {{ .Values.files.existingClaim }}
{{- end }}
{{- end -}}
