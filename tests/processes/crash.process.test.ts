import { expect, test } from 'vitest';
import { tiered } from '../tiers.ts';
import { post, serverProcesses, signUp } from './serverProcesses.ts';

const { start } = serverProcesses();
const crashes = tiered(2, 6);

test('a crash in the middle of writing loses no acknowledged entry, time after time', {
  timeout: 600_000,
}, async () => {
  let token = '';
  const acknowledged = new Set<string>();
  for (let round = 0; round < crashes; round += 1) {
    const server = await start();
    token ||= await signUp(server);
    const headers = { authorization: `Bearer ${token}` };
    const listed: { entryId: string }[] = await (await fetch(`${server.url}/api/v1/water-intake`, { headers })).json();
    const there = new Set(listed.map((entry) => entry.entryId));
    expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);

    const enough = acknowledged.size + 5 * (round + 1);
    let isDead = false;
    const writeOn = async () => {
      while (!isDead) {
        const answer = await post(server, '/water-intake', { waterIntake: { value: 100 } }, token).catch(
          () => undefined,
        );
        if (answer?.status === 201) acknowledged.add(answer.body.entryId);
      }
    };
    const writers = Array.from({ length: 8 }, writeOn);
    await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(enough);
    await server.kill();
    isDead = true;
    await Promise.all(writers);
  }
});
