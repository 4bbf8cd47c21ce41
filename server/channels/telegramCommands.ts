import type { Api } from 'grammy';
import { commands } from '../../texts/commands.ts';
import { pageLocales } from '../../texts/locale.ts';

/** Tells Telegram the commands in each language that its apps have (they know no Hinglish), and shows them behind the menu button. */
export async function announceCommands(api: Api): Promise<void> {
  for (const locale of pageLocales) {
    const list = Object.entries(commands).map(([command, describe]) => ({ command, description: describe(locale) }));
    await api.setMyCommands(list, locale === 'en' ? {} : { language_code: locale });
  }
  await api.setChatMenuButton({ menu_button: { type: 'commands' } });
}
