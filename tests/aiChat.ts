import { afterAll, beforeEach } from 'vitest';
import { consentTextVersion, saveModelConsent } from '../contract/models.ts';
import type { ModelSettings } from '../server/config.ts';
import { openChat } from './chat.ts';
import * as fake from './fakes/ai.ts';

/** A chat on a server that has models, whose fake forgets between tests what it was asked. */
export function openAiChat(reading?: ModelSettings['reading']) {
  let ai: fake.FakeAi;
  const chat = openChat('en', async () => {
    ai = await fake.start(reading);
    return { models: ai.settings };
  });
  afterAll(() => ai.close());
  beforeEach(() => {
    ai.asked.length = 0;
    ai.heard.length = 0;
    ai.settings.mostMs = 20_000;
  });
  return {
    chat,
    get ai() {
      return ai;
    },
    consent: (isGiven = true, textVersion = consentTextVersion) =>
      chat.server.call(saveModelConsent, { token: chat.token, body: { isGiven, textVersion } }),
  };
}
