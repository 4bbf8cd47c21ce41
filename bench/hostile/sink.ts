import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes in whatever is sent, does nothing with it, and refuses it: what remains of an attack without the server. Says its port. */
const sink = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(429).end());
});
sink.listen(0, '127.0.0.1', () => process.send?.((sink.address() as AddressInfo).port));
