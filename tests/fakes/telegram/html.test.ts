import type { Message } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import { call, fake } from './testing.ts';

describe('parse_mode HTML', () => {
  test('the length counts after entities are parsed', async () => {
    const telegram = await fake();
    telegram.openChat(7);
    const text = `<b>${'&amp;'.repeat(4096)}</b>`;
    const { result } = await call<Message>(telegram, 'sendMessage', { chat_id: 7, text, parse_mode: 'HTML' });
    expect(result.text).toBe('&'.repeat(4096));
  });

  test('HTML becomes text and entities', async () => {
    const telegram = await fake();
    telegram.openChat(7);
    const text =
      ' <b>Dal <i>200 g</i></b> &lt;3 &#x1F600;\n<pre><code class="language-json">{}</code></pre>' +
      '<a href="https://a.example/?q=1&amp;r=2">more</a><blockquote expandable>q</blockquote>' +
      `<span class='tg-spoiler'>s</span><u></u>`;
    const { result } = await call<Message>(telegram, 'sendMessage', { chat_id: 7, text, parse_mode: 'html' });
    expect(result.text).toBe('Dal 200 g <3 😀\n{}moreqs');
    expect(result.entities).toEqual([
      { type: 'bold', offset: 0, length: 9 },
      { type: 'italic', offset: 4, length: 5 },
      { type: 'pre', offset: 16, length: 2, language: 'json' },
      { type: 'text_link', offset: 18, length: 4, url: 'https://a.example/?q=1&r=2' },
      { type: 'expandable_blockquote', offset: 22, length: 1 },
      { type: 'spoiler', offset: 23, length: 1 },
    ]);
  });

  const broken: [string, string][] = [
    ['<b>x', `Can't find end tag corresponding to start tag "b"`],
    ['é<div>x</div>', 'Unsupported start tag "div" at byte offset 2'],
    ['5 <6', 'Unclosed start tag at byte offset 2'],
    ['5 < 6 > 4', 'Unsupported start tag "" at byte offset 2'],
    ['x</b>', 'Unexpected end tag at byte offset 1'],
    ['<b><i>x</b></i>', 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'],
    ['<b>x</b', 'Unclosed end tag at byte offset 4'],
    ['<span>x</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
    ['<a href>x</a>', 'Expected equal sign in declaration of an attribute of the tag "a" at byte offset 0'],
    ['<a href="x>y</a>', 'Unclosed start tag at byte offset 0'],
    ['<a href=a/b>x</a>', 'Unexpected end of name token at byte offset 8'],
    ['<tg-emoji emoji-id="x">x</tg-emoji>', 'Invalid custom emoji identifier specified'],
  ];
  test.each(broken)('%s can not be parsed', async (text, reason) => {
    const telegram = await fake();
    telegram.openChat(7);
    const { status, description } = await call(telegram, 'sendMessage', { chat_id: 7, text, parse_mode: 'HTML' });
    expect(status).toBe(400);
    expect(description).toContain(`Bad Request: can't parse entities: ${reason}`);
  });
});
