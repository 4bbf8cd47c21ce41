import { OggOpusDecoder } from 'ogg-opus-decoder';
import { answerApart } from './apart.ts';
import type { VoiceAnswer } from './limits.ts';

/** What programs that write down speech are trained on, in samples a second. */
const sampleRate = 16_000;
/** Opus is decoded to 48,000. */
const decodedPerSample = 3;
const headerBytes = 44;
const bytesPerSample = 2;

/** A voice note of Telegram, Opus in Ogg, as a WAV of one channel, in a process of its own. */
async function read(bytes: Buffer): Promise<VoiceAnswer> {
  const decoder = new OggOpusDecoder();
  await decoder.ready;
  const { channelData } = await decoder.decodeFile(new Uint8Array(bytes));
  const [first] = channelData;
  return first?.length ? { wave: toWave(channelData).toString('base64') } : { fault: 'broken' };
}

/** 16 bits a sample, as RIFF has it. */
function toWave(channels: Float32Array[]): Buffer {
  const samples = Math.floor((channels[0]?.length ?? 0) / decodedPerSample);
  const wave = Buffer.alloc(headerBytes + samples * bytesPerSample);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(wave.length - 8, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(sampleRate, 24);
  wave.writeUInt32LE(sampleRate * bytesPerSample, 28);
  wave.writeUInt16LE(bytesPerSample, 32);
  wave.writeUInt16LE(8 * bytesPerSample, 34);
  wave.write('data', 36);
  wave.writeUInt32LE(samples * bytesPerSample, 40);
  for (let at = 0; at < samples; at += 1) {
    let sum = 0;
    for (const channel of channels) {
      for (let part = 0; part < decodedPerSample; part += 1) sum += channel[at * decodedPerSample + part] ?? 0;
    }
    const mean = sum / (channels.length * decodedPerSample);
    wave.writeInt16LE(Math.round(Math.max(-1, Math.min(1, mean)) * 32_767), headerBytes + at * bytesPerSample);
  }
  return wave;
}

await answerApart(read);
