# Carson City in a container: `docker build -t carson . && docker run -p 1858:1858 -v carson:/data carson`

FROM node:24-slim AS page
WORKDIR /src
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci --no-audit --no-fund
COPY web web
COPY carson carson
RUN cd web && npm run build

FROM python:3.12-slim
WORKDIR /src
COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY build_hooks build_hooks
COPY carson carson
COPY --from=page /src/carson/server/static carson/server/static
RUN CARSON_PURE=1 CARSON_NO_CLIENT=1 pip install --no-cache-dir --no-deps . && rm -rf /src
RUN useradd --system --create-home carson && install --directory --owner carson --mode 700 /data
USER carson
WORKDIR /data
VOLUME /data
EXPOSE 1858
STOPSIGNAL SIGTERM
HEALTHCHECK CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:1858/health', timeout=3)"]
CMD ["carson", "serve", "--host", "0.0.0.0", "--port", "1858", "--database", "sqlite:////data/carson.db"]
