import { expect, it } from 'vitest';
import { withDecimalPoints } from './decimal-commas.ts';

const column = (...cells: string[]) => withDecimalPoints(cells.map((cell) => [cell])).flat();

it('turns decimal commas into points, with their groups and currency', () => {
  expect(
    column('Price', '1,85', '₹ 12,5', 'Rs.4.310,00', '-0,50', '1.200', '40', 'Dolo 1,5'),
  ).toEqual(['Price', '1.85', '₹ 12.5', 'Rs.4310.00', '-0.50', '1200', '40', 'Dolo 1,5']);
});

it.each([
  ['a decimal point', ['1,85', '2,40', '4,65', '12.50']],
  ['a group of three digits', ['1,85', '2,40', '4,65', '1,200']],
  ['groups of India', ['1,85', '2,40', '4,65', '1,00,000']],
  ['two commas only', ['1,85', '2,40']],
])('leaves a text with %s as it is', (_, cells) => expect(column(...cells)).toEqual(cells));
