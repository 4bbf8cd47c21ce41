import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Api } from './mount.ts';

const folder = createRequire(import.meta.url)
  .resolve('swagger-ui-dist/package.json')
  .replace(/package\.json$/, '');

const assets = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['favicon-32x32.png', 'image/png'],
]);

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>FitPulse API</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="icon" href="docs/favicon-32x32.png">
</head>
<body>
<div id="docs"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>`;

const start = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });`;

/** The OpenAPI document and a page that shows it, both from this server alone. */
export function serveDocs(api: Api): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'FitPulse API', version: '1', description: 'Errors are RFC 9457 problem details.' },
    servers: [{ url: '/api/v1' }],
  });
  api.get('/docs', (c) => c.html(page));
  api.get('/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  api.get('/docs/:file', async (c) => {
    const type = assets.get(c.req.param('file'));
    if (!type) return c.notFound();
    return c.body(await readFile(folder + c.req.param('file')), 200, {
      'content-type': type,
      'cache-control': 'public, max-age=86400',
    });
  });
}
