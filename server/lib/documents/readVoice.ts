import { createGate } from '../gate.ts';
import { runApart } from './childProcess.ts';
import { ofVoices, type VoiceAnswer } from './limits.ts';

const decoding = createGate(1, 8);

/** A voice note, Opus in Ogg, as a WAV of 16,000 samples a second; undefined of what is none, or where many wait. */
export async function toWave(bytes: Uint8Array): Promise<Buffer | undefined> {
  const answer = (await decoding.run(() => runApart('voiceProcess.ts', bytes, ofVoices))) as VoiceAnswer | undefined;
  return answer && 'wave' in answer ? Buffer.from(answer.wave, 'base64') : undefined;
}
