import { Api } from 'grammy';
import { openTransport } from '../clients/mailer.ts';
import type { Config } from '../config.ts';
import { type Finding, fail, ok, patienceMs, reasonOf, warn } from './finding.ts';

export const examineServices = (config: Config): Promise<Finding[]> =>
  Promise.all([examineMail(config), examineTelegram(config), examineRazorpay(config), examinePush(config)]);

async function examineMail({ mail: { smtpUrl }, production, dataDir }: Config): Promise<Finding> {
  if (!smtpUrl) {
    const what = `Written to ${dataDir}/outbox, sent to nobody.`;
    return production ? warn('mail', what, 'Set SMTP_URL, or nobody can reset a password by mail.') : ok('mail', what);
  }
  try {
    const transport = await openTransport(smtpUrl);
    await transport.verify().finally(() => transport.close());
    return ok('mail', `${new URL(smtpUrl).host} takes mail from us.`);
  } catch (error) {
    return fail('mail', reasonOf(error), 'Check SMTP_URL: host, port, user and password.');
  }
}

async function examineTelegram({ telegram, publicUrl }: Config): Promise<Finding> {
  if (!telegram) return ok('Telegram', 'Not set up; the web works without it.');
  const api = new Api(telegram.token, { apiRoot: telegram.apiRoot, timeoutSeconds: patienceMs / 1_000 });
  try {
    const { username } = await api.getMe();
    if (telegram.userName && telegram.userName.toLowerCase() !== username.toLowerCase()) {
      const what = `The token is @${username}'s, and TELEGRAM_BOT_USERNAME says @${telegram.userName}.`;
      return fail('Telegram', what, 'Set the name that belongs to the token, or links lead to another bot.');
    }
    if (!telegram.webhookSecret) return ok('Telegram', `@${username}, by long polling.`);
    const { url, last_error_date, last_error_message, pending_update_count } = await api.getWebhookInfo();
    const wanted = `${publicUrl}/telegram/webhook`;
    if (url !== wanted) {
      const advice = 'Start the server: it sets the webhook. Another server with this token takes it away.';
      return warn('Telegram', `The webhook of @${username} is ${url || 'not set'}, not ${wanted}.`, advice);
    }
    const isRecent = (last_error_date ?? 0) > Date.now() / 1_000 - 3_600;
    if (isRecent && last_error_message) {
      const what = `${last_error_message}; ${pending_update_count} messages wait.`;
      return fail('Telegram', what, `Telegram has to reach ${wanted} over HTTPS.`);
    }
    return ok('Telegram', `@${username}, by webhook; ${pending_update_count} messages wait.`);
  } catch (error) {
    // Its message may quote the address, which holds the token.
    const reason = reasonOf(error).replaceAll(telegram.token, '[token]');
    return fail('Telegram', reason, 'Check TELEGRAM_BOT_TOKEN with BotFather, and that this host reaches Telegram.');
  }
}

async function examineRazorpay({ razorpay, production }: Config): Promise<Finding> {
  if (!razorpay) {
    const what = production ? 'Not set up; nobody can buy a plan.' : 'The sandbox takes the payments.';
    return production ? warn('Razorpay', what, 'Set RAZORPAY_KEY_ID and its secrets.') : ok('Razorpay', what);
  }
  const { keyId, keySecret, webhookSecret, apiRoot } = razorpay;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { status } = await fetch(`${apiRoot}/v1/orders?count=1`, { headers: { authorization }, signal });
    if (status === 401) return fail('Razorpay', 'The keys are refused.', 'Check RAZORPAY_KEY_ID and its secret.');
    if (status >= 400) return fail('Razorpay', `It answers ${status}.`, 'Look at status.razorpay.com.');
  } catch (error) {
    return fail('Razorpay', reasonOf(error), 'This host has to reach the API of Razorpay.');
  }
  if (!webhookSecret) {
    const advice =
      'Set RAZORPAY_WEBHOOK_SECRET, or a payment whose browser closes waits for the next look, minutes later.';
    return warn('Razorpay', 'The keys work; there is no webhook.', advice);
  }
  const isTest = keyId.startsWith('rzp_test_');
  if (isTest && production) return warn('Razorpay', 'These are test keys.', 'Set those that begin with rzp_live_.');
  return ok('Razorpay', 'The keys work, and the webhook has its secret.');
}

/** Push services write to that address when something is wrong with what we send. */
async function examinePush({ push: { subject }, production }: Config): Promise<Finding> {
  const reachesNobody = /@localhost$|^https:\/\/localhost/.test(subject);
  if (!production || !reachesNobody) return ok('push', `Reminders go to browsers, on behalf of ${subject}.`);
  return warn(
    'push',
    `Push services are told to ask ${subject}.`,
    'Set VAPID_SUBJECT, or a MAIL_FROM that reaches you.',
  );
}
