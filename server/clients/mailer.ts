import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  /** The same for each try of the same mail, so that mail programs show a repeat once. */
  messageId?: string;
  /** Where a POST takes the receiver off the list that the mail is for, in one click (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken it; throws when it may work later. */
  send(mail: Mail): Promise<void>;
  /** Removes kept mails: those to an address, or those from before a time. */
  forget(which: { to: string } | { before: Date }): Promise<void>;
}

/** Sends through SMTP where a server is set; else keeps each mail as a file in DATA_DIR/outbox. */
export function createMailer({ mail, dataDir }: Config, log: Logger): Mailer {
  const outbox = join(dataDir, 'outbox');
  let opened: Promise<Transporter> | undefined;

  return {
    async send({ messageId, unsubscribeUrl, ...rest }) {
      opened ??= openTransport(mail.smtpUrl);
      const transport = await opened;
      const headers = unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      const parts = { ...rest, ...(messageId && { messageId }), ...(headers && { headers }) };
      const sent = await transport.sendMail({ from: mail.from, ...parts });
      if (!mail.smtpUrl) await keep(outbox, sent.message as Buffer, log);
    },
    async forget(which) {
      for (const name of existsSync(outbox) ? await readdir(outbox) : []) {
        const path = join(outbox, name);
        const isMeant = 'to' in which ? await isTo(path, which.to) : (await stat(path)).mtime < which.before;
        if (isMeant) await rm(path);
      }
    },
  };
}

/** Of the mail server, or one that hands each mail back as text. */
export async function openTransport(smtpUrl: string | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  if (!smtpUrl) return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const url = new URL(smtpUrl);
  url.searchParams.set('connectionTimeout', '10000');
  url.searchParams.set('greetingTimeout', '10000');
  url.searchParams.set('socketTimeout', '30000');
  return createTransport(url.href);
}

async function isTo(path: string, address: string): Promise<boolean> {
  const [headers = ''] = (await readFile(path, 'utf8')).split('\r\n\r\n');
  const receiver = headers.match(/^To: (.*)$/im)?.[1] ?? '';
  return receiver.trim().toLowerCase() === address.toLowerCase();
}

async function keep(folder: string, message: Buffer, log: Logger): Promise<void> {
  const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await writeFile(path, message, { mode: 0o600 });
  log.info({ path }, 'mail written to the outbox');
}
