export { isNothing, plainText, textOf } from './cell-text.ts';
export { type DayOrder, dayOf, dayOrderOf } from './days.ts';
export {
  amountOf,
  countOf,
  type Goods,
  numberOf,
  packWord,
  paidAndFree,
  unitOfRate,
} from './numbers.ts';
