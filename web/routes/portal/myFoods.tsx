import { useSearchParams } from 'react-router';
import { list } from '../../../texts/portal/entries/savedFoods.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { KeptList } from '../../features/savedFoods/KeptList.tsx';
import { keptLists, type ListName } from '../../features/savedFoods/keptLists.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { Segments } from '../../ui/Segments.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.myFoods);
export const handle = { title: pages.myFoods };

const names = Object.keys(keptLists) as ListName[];

/** What a person taught FitPulse about their food, a tab per list; the tab is in the address. */
export default function MyFoods() {
  const locale = usePageLocale();

  const [search, setSearch] = useSearchParams();
  const chosen = names.find((name) => name === search.get('tab')) ?? 'recipes';
  return (
    <div className={classes.page} data-narrow>
      <Segments
        label={list(locale)}
        options={names.map((value) => ({ value, label: keptLists[value].title(locale) }))}
        value={chosen}
        onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      />
      <KeptList key={chosen} name={chosen} />
    </div>
  );
}
