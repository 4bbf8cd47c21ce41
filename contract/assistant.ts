import { z } from 'zod';
import { careKind } from './care.ts';
import { id, instant, route } from './http.ts';

export const button = z.object({ label: z.string(), action: z.string() }).meta({ id: 'Button' });

const chatMessage = z
  .object({
    id,
    text: z.string(),
    isUser: z.boolean(),
    timestamp: instant,
    buttons: z.array(z.array(button)).optional(),
    picture: z.object({ src: z.string().meta({ description: 'A PNG as a data URL' }), alt: z.string() }).optional(),
    /** The danger that this message answers. */
    care: careKind.optional(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof chatMessage>;

export const mostPhotoBytes = 5_242_880;
export const mostRecordingBytes = 3_145_728;
export const mostRecordingSeconds = 120;

const conversation = z.object({ messages: z.array(chatMessage) });

export const listChatMessages = route({
  method: 'get',
  path: '/chat/messages',
  access: 'session',
  tag: 'Assistant',
  summary: 'The latest messages of the conversation, or those before one of them, oldest first',
  query: z.object({ before: id.optional(), limit: z.coerce.number().int().min(1).max(200).optional() }),
  status: 200,
  answer: conversation,
});

export const sendChatMessage = route({
  method: 'post',
  path: '/chat/messages',
  cost: 10,
  costsByLengthOf: 'text',
  access: 'session',
  tag: 'Assistant',
  summary: 'Say something to the assistant; the same id twice is one message, and 422 with another content',
  body: z.object({
    text: z.string().max(20_000, 'A message has at most 20,000 characters.').optional(),
    photo: z
      .string()
      .max(8_000_000, 'A photo has at most 5 MB.')
      .startsWith('data:image/', 'A photo is a data URL of an image.')
      .optional()
      .meta({
        description: 'A photo of a meal, a barcode, a nutrition table or a laboratory report, JPEG, PNG or WebP',
      }),
    audio: z
      .string()
      .max(4_400_000, 'A voice note has at most 3 MB.')
      .regex(/^data:audio\/[^,]{0,200};base64,/, 'A voice note is a data URL of a recording.')
      .optional()
      .meta({ description: 'A voice note, in any format that browsers record' }),
    file: z
      .string()
      .max(7_200_000, 'A file has at most 5 MB.')
      .regex(/^data:[^,]{0,200};base64,/, 'A file is a data URL in base64.')
      .optional()
      .meta({ description: 'A laboratory report: PDF, picture or text' }),
    id: z.string().min(1).max(100).optional(),
  }),
  bodyLimit: 8_388_608,
  status: 200,
  answer: conversation,
});

export const pressChatButton = route({
  method: 'post',
  path: '/chat/actions',
  cost: 5,
  access: 'session',
  tag: 'Assistant',
  summary: 'Press a button of a message',
  body: z.object({ action: z.string().min(1).max(64), id: z.string().min(1).max(100).optional() }),
  status: 200,
  answer: conversation,
});
