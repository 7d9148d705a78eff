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
# The builds, the owner's texts and the packages the server asks for; what the browsers need is in the builds already.
RUN node tools/docker/image-files.ts /image

FROM node:${NODE_VERSION}-bookworm-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 FRONT_END_DIR=/app/apps
# Letters for the pictures of shared links, Chinese, Japanese and Korean ones among them; without a font for its words a picture has none.
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core fonts-droid-fallback \
  && rm -rf /var/lib/apt/lists/*
# Everything belongs to root and is only read by the process.
# With the owner's terms and privacy policy in content: mount another folder there or set CONTENT_DIR.
COPY --from=build /image ./
# Where files go unless there is a bucket: mount a volume here.
RUN mkdir /files && chown node:node /files
ENV OBJECTS_DIR=/files
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "apps/api/dist/main.js"]
