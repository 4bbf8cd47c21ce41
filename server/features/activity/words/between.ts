import { wordsOf } from '../../../language/lexicon.ts';
import { wordSet } from '../../../language/tokens.ts';

/** What may stand between an activity and its amounts. */
export const between = new Set([
  ...wordsOf('done'),
  ...wordsOf('time'),
  ...wordSet(`
  for of a an the all with w in at to around about approx approximately roughly nearly almost just only total i we my was were is it
  did do done had went go gone played play took take completed complete finished managed logged some more
  ko ka ki ke se tak me mein main maine ne
  kiya kari kiye kar karke liya li gaya gayi gaye khela kheli khele khelke chalayi chalai chalaya lagayi lagai lagaya hai tha thi hua hui
  session class practice match game routine long short light brisk slow fast quick intense burned burnt burn jalayi
  park ground treadmill office home house work beach terrace street track
  को का की के से तक में मैं मैंने किया की गया गई खेला खेली है था थी लिया एक
  slowly nu e
`),
]);
export const betweenMarks = /^[-–:~=@()]$/;
