import { createHash } from 'node:crypto';
import { mostPhotoBytes } from '../../contract/assistant.ts';
import { photoUnread } from '../../texts/conversation.ts';
import { faults } from '../../texts/healthReports.ts';
import type { AppContext } from '../context.ts';
import { limitRate } from '../http/rateLimit.ts';
import { type DocumentText, openPicture, readDocument } from '../lib/documents/readDocument.ts';
import type { Answering, Look, Person, Photo } from './skill.ts';

const picturesPerHour = 60;
/** Nobody writes a table in less, in pixels. */
const leastSideOfWriting = 300;

/** Opens a photo and looks for one kind of thing after the other; the first that it shows is answered within the turn. */
export async function lookAt(
  photo: Photo,
  looks: Look[],
  { person, context }: { person: Person; context: AppContext },
): Promise<Answering> {
  const { owner, locale } = person;
  await limitRate(context, `pictures ${owner}`, picturesPerHour, 3_600);
  const bytes = await photo.fetch();
  if (bytes === 'tooLarge' || bytes.length > mostPhotoBytes) return say(faults.tooLarge(locale));
  const opened = await openPicture(bytes, owner);
  if (opened.fault) return say(faults[opened.fault](locale));
  let writing: Promise<DocumentText> | undefined;
  const picture = {
    ...opened,
    digest: createHash('sha256').update(bytes).digest('hex'),
    album: photo.album,
    writing: async (): Promise<DocumentText> => {
      if (opened.side < leastSideOfWriting) return { fault: 'noText' };
      writing ??= readDocument(bytes, owner);
      return writing;
    },
  };
  for (const look of looks) {
    const answering = await look({ picture, person, context });
    if (answering) return answering;
  }
  return say(photoUnread(locale));
}

const say =
  (text: string): Answering =>
  async () => ({ text });
