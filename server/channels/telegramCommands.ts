import type { Api } from 'grammy';
import { commands, groupCommands } from '../../texts/commands.ts';
import { pageLocales } from '../../texts/locale.ts';

/** Tells Telegram the commands in each language that its apps have (they know no Hinglish), and shows them behind the menu button. */
export async function announceCommands(api: Api): Promise<void> {
  for (const locale of pageLocales) {
    const listed = (described: typeof commands | typeof groupCommands) =>
      Object.entries(described).map(([command, describe]) => ({ command, description: describe(locale) }));
    const language = locale === 'en' ? {} : { language_code: locale };
    await api.setMyCommands(listed(commands), language);
    await api.setMyCommands(listed(groupCommands), { scope: { type: 'all_group_chats' }, ...language });
  }
  await api.setChatMenuButton({ menu_button: { type: 'commands' } });
}
