import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  subject: string;
  /** Head and body as they came over the wire. */
  raw: string;
  /** The plain text, decoded. */
  text: string;
}

export type MailServer = Awaited<ReturnType<typeof start>>;

/** An SMTP server on the loopback interface that keeps what it gets. */
export async function start() {
  const mails: ReceivedMail[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (isRefusing) return done(Object.assign(new Error('4.3.0 Try again later'), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        const raw = Buffer.concat(chunks).toString();
        mails.push({ from: mailFrom ? mailFrom.address : '', to, raw, subject: subjectOf(raw), text: textOf(raw) });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');

  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails,
    sentTo: (address: string): ReceivedMail[] => mails.filter(({ to }) => to.includes(address)),
    async waitForMail(address: string, count = 1, timeoutMs = 30_000): Promise<ReceivedMail> {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const found = mails.filter(({ to }) => to.includes(address))[count - 1];
        if (found) return found;
        if (Date.now() > deadline) throw new Error(`No mail to ${address} after ${timeoutMs} ms.`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    /** Answers "try again later" to every mail. */
    set refusing(refuses: boolean) {
      isRefusing = refuses;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const subjectOf = (raw: string) => /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? '';

function textOf(raw: string): string {
  const boundary = /^Content-Type: multipart\/[^;]+;\s+boundary="?([^"\r\n]+)"?/im.exec(raw)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`).slice(1);
  const part = parts.find((each) => /^Content-Type: text\/plain/im.test(each)) ?? '';
  const bodyAt = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, bodyAt), part.slice(bodyAt + 4)];
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
