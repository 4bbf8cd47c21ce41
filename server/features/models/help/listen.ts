import { mostRecordingBytes, mostRecordingSeconds } from '../../../../contract/assistant.ts';
import type { Locale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/models.ts';
import type { Listen } from '../../../assistant/incoming.ts';
import type { AppContext } from '../../../context.ts';
import { limitRate } from '../../../http/rateLimit.ts';
import { findModelPerson } from '../data.ts';
import { recordingFormat, wordsIn } from '../policy.ts';
import { consentButtons } from './answers.ts';
import { countedCall } from './askModel.ts';

const recordingsPerHour = 60;

/** Has voice notes written down, by a server that the person allowed to hear them or a command of the owner on this one. */
export const createListen =
  (context: AppContext): Listen =>
  async (recording, { owner, locale }) => {
    const { models, transcribe } = { models: context.config.models, transcribe: context.config.models?.transcribe };
    if (!models || !transcribe) return { answer: { text: texts.voiceUnheard(locale) } };
    await limitRate(context, `recordings ${owner}`, recordingsPerHour, 3_600);
    const person = await findModelPerson(context.db, owner);
    if ('model' in transcribe && !person.isGiven)
      return { answer: { text: texts.mayModelsHear(locale), buttons: () => [consentButtons(locale)] } };
    if ((recording.seconds ?? 0) > mostRecordingSeconds)
      return { answer: { text: texts.tooLongToHear(locale, mostRecordingSeconds) } };
    const bytes = await recording.fetch();
    if (bytes === 'tooLarge' || bytes.length > mostRecordingBytes)
      return { answer: { text: texts.tooLongToHear(locale, mostRecordingSeconds) } };
    const format = recordingFormat(bytes);
    if (!format) return { answer: { text: texts.noRecording(locale) } };
    const signal = AbortSignal.timeout(models.mostMs);
    const asker = { owner, plan: person.plan };
    const sent = { bytes, name: `voice.${format}`, hint: hintOf(locale) };
    const written = await countedCall(context, asker, 'transcribe', async (server) => ({
      ...{ value: await server.transcribe(sent, signal), inputTokens: 0, outputTokens: 0 },
    }));
    const heard = wordsIn(written ?? '');
    return heard ? { heard } : { answer: { text: texts.notHeard(locale) } };
  };

/** Who chose Hindi speaks it; whoever chose nothing may speak anything, and the model finds out. */
const hintOf = (locale: Locale) => (locale === 'en' ? undefined : { language: 'hi', prompt: texts.asSpoken[locale] });
