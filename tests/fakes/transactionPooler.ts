import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TransactionPooler {
  url: string;
  close(): Promise<void>;
}

const [answersOk, ready, terminate] = ['R', 'Z', 'X'].map((letter) => letter.charCodeAt(0)) as [number, number, number];
const idle = 'I'.charCodeAt(0);

/** One session of PostgreSQL that many connections share, each for a transaction, as PgBouncer in transaction mode does. */
export async function start(postgresUrl: string): Promise<TransactionPooler> {
  const { hostname, port, username, pathname } = new URL(postgresUrl);
  const session = connect(Number(port), hostname);
  session.write(startUp({ user: username, database: pathname.slice(1) }));
  const sockets = new Set<Socket>();
  let holder: Socket | undefined;
  const waiting: { socket: Socket; bytes: Buffer }[] = [];

  function send(socket: Socket, bytes: Buffer): void {
    if (holder !== undefined && holder !== socket) return void waiting.push({ socket, bytes });
    holder = socket;
    session.write(bytes);
  }
  function release(): void {
    holder = undefined;
    const next = waiting.shift();
    if (next) send(next.socket, next.bytes);
  }

  const isStarted = Promise.withResolvers<void>();
  let rest: Buffer = Buffer.alloc(0);
  session.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const message = rest.subarray(0, 1 + rest.readInt32BE(1));
      rest = rest.subarray(message.length);
      holder?.write(message);
      if (message[0] !== ready) continue;
      isStarted.resolve();
      if (message[5] === idle) release();
    }
  });
  await isStarted.promise;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.once('data', () => {
      // Authenticated, and ready.
      socket.write(Buffer.from([answersOk, 0, 0, 0, 8, 0, 0, 0, 0, ready, 0, 0, 0, 5, idle]));
      socket.on('data', (bytes) => {
        if (bytes[0] !== terminate) return send(socket, bytes);
        socket.end();
        // A transaction that was left open ends with its connection.
        if (holder === socket) session.write(simpleQuery('rollback'));
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://${username}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function startUp(parameters: Record<string, string>): Buffer {
  const text = Object.entries(parameters).flat().concat('').join('\0');
  return sized(Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.from(`${text}\0`)]));
}

const simpleQuery = (sql: string): Buffer => Buffer.concat([Buffer.from('Q'), sized(Buffer.from(`${sql}\0`))]);

function sized(body: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeInt32BE(body.length + 4);
  return Buffer.concat([size, body]);
}
