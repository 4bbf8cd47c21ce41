import type { Config } from '../config.ts';
import { isThisHost } from '../http/peer.ts';
import { type Finding, fail, ok, patienceMs, reasonOf, warn } from './finding.ts';

export async function examineAddress(config: Config): Promise<Finding[]> {
  return [examineScheme(config), examineListening(config), await examineReach(config), examineMetrics(config)];
}

function examineScheme({ publicUrl, production }: Config): Finding {
  const { protocol, host } = new URL(publicUrl);
  if (protocol === 'https:' || isThisHost(host)) {
    if (!production || protocol === 'https:') return ok('public address', publicUrl);
    return warn('public address', `${publicUrl} in production.`, 'Set PUBLIC_URL to the address that people use.');
  }
  const advice = 'Put a proxy with TLS in front and set PUBLIC_URL to its https:// address.';
  return fail('public address', `${publicUrl} sends passwords in the open.`, advice);
}

function examineListening({ host, publicUrl }: Config): Finding {
  const isLoopback = isThisHost(host) || host === '::1';
  const { protocol } = new URL(publicUrl);
  if (isLoopback || protocol !== 'https:') return ok('proxy', `The server listens on ${host}.`);
  const advice = 'Set HOST=127.0.0.1 with the proxy on this host, or all people count as one network in the limits.';
  return warn('proxy', `The server listens on ${host}; X-Forwarded-For is believed from this host alone.`, advice);
}

async function examineReach({ publicUrl }: Config): Promise<Finding> {
  try {
    const response = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(patienceMs) });
    const text = await response.text();
    if (response.ok && text.includes('"ready"')) return ok('reachable', `${publicUrl} answers and is ready.`);
    return fail(
      'reachable',
      `${publicUrl}/readyz answers ${response.status}.`,
      'Is it this server that the proxy asks?',
    );
  } catch (error) {
    const advice = 'Start the server; where it runs, check DNS, the proxy and its certificate.';
    return warn('reachable', `${publicUrl} does not answer from here: ${reasonOf(error)}`, advice);
  }
}

function examineMetrics({ metricsToken, publicUrl }: Config): Finding {
  if (metricsToken) return ok('metrics', 'For whoever has METRICS_TOKEN.');
  if (isThisHost(new URL(publicUrl).host)) return ok('metrics', 'For this host alone.');
  return warn('metrics', 'Nobody can read /metrics.', 'Set METRICS_TOKEN, and give it to Prometheus.');
}
