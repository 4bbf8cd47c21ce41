import { unbroken } from '../../lib/format.ts';
import classes from './AnswerText.module.css';
import { toBlocks } from './exchange.ts';
import { Linked } from './Linked.tsx';

/** An answer of the assistant: plain text whose bullet lines become a list with its amounts in a column. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className={classes.text}>
      {toBlocks(text).map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <div key={position}>
          {block.title && <p className={classes.title}>{block.title}</p>}
          {block.kind === 'text' ? (
            <p>
              <Linked text={block.lines.join('\n')} />
            </p>
          ) : (
            <ul>
              {block.items.map((item, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
                <li key={line} className={classes.item}>
                  <span>{unbroken(item.text)}</span>
                  {item.amount && <span className={classes.amount}>{item.amount}</span>}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
