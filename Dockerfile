# The server (docs/server.md). `docker build --target app` makes the files of the app behind nginx.
FROM node:24-slim AS source
WORKDIR /campo
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile

FROM source AS build
ARG VITE_SITE_URL=http://localhost:8080
# The bank that takes cards, for browsers; without one no card is offered.
ARG VITE_CARDS_URL=
RUN VITE_MOCKS=off VITE_API_URL=/api VITE_SITE_URL=$VITE_SITE_URL VITE_CARDS_URL=$VITE_CARDS_URL pnpm build

FROM nginx:stable AS app
COPY docker/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /campo/apps/web/dist /usr/share/nginx/html

FROM source AS server
ENV HOST=0.0.0.0 PORT=4020 NODE_ENV=production FILES_FOLDER=/files
RUN mkdir /files && chown node /files
VOLUME /files
USER node
EXPOSE 4020
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:4020/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "apps/server/src/main.ts"]
