import { expect, it } from 'vitest';
import { dosageText, sayDirections } from './directions.rules.ts';
import { USUAL_DIRECTIONS } from './directions.words.ts';
import { perDayOf, readDirections } from './read-directions.rules.ts';

function said(text: string): readonly [string, string, number | null] | null {
  const read = readDirections(text);
  return read && [sayDirections(read, 'en'), sayDirections(read, 'hi'), perDayOf(read)];
}

it.each([
  ['1-0-1 after food', '1 in the morning, 1 at night, after food', 'सुबह 1, रात 1, खाने के बाद', 2],
  ['1–0–0 ac', '1 in the morning, before food', 'सुबह 1, खाने से पहले', 1],
  [
    '1 - 1 - 1 - 1',
    '1 in the morning, 1 in the afternoon, 1 in the evening, 1 at night',
    'सुबह 1, दोपहर 1, शाम 1, रात 1',
    4,
  ],
  ['½-0-½', '½ in the morning, ½ at night', 'सुबह ½, रात ½', 1],
  ['0-0-½', '½ at night', 'रात ½', null],
  ['2-0-1.5', '2 in the morning, 1.5 at night', 'सुबह 2, रात 1.5', null],
  ['0-0-1 at bedtime', '1 at bedtime', 'रात को सोते समय 1', 1],
  ['OD', 'Once a day', 'दिन में एक बार', 1],
  ['1 tab BD pc', '1 tablet twice a day, after food', '1 गोली दिन में दो बार, खाने के बाद', 2],
  ['2 caps TDS', '2 capsules three times a day', '2 कैप्सूल दिन में तीन बार', 6],
  ['1 QID', '1 four times a day', '1 दिन में चार बार', 4],
  ['HS', 'At bedtime', 'रात को सोते समय', 1],
  ['SOS', 'Only when needed', 'ज़रूरत होने पर ही', null],
  ['Take 1 tablet SOS for fever', '1 tablet, for fever, only when needed', null, null],
  ['10 ml three times a day', '10 ml three times a day', '10 मि.ली. दिन में तीन बार', null],
  ['2 puffs BD x 5 days', '2 puffs twice a day, for 5 days', '2 पफ़ दिन में दो बार, 5 दिन तक', null],
  ['bd 5/7', 'Twice a day, for 5 days', 'दिन में दो बार, 5 दिन तक', 2],
  ['every 6 hours', 'Every 6 hours', 'हर 6 घंटे पर', 4],
  ['once a week for 8 weeks', 'Once a week, for 8 weeks', 'हफ़्ते में एक बार, 8 हफ़्ते तक', null],
  ['alternate days, for 1 month', 'Every other day, for 1 month', 'एक दिन छोड़कर, 1 महीने तक', null],
  ['STAT', 'At once', 'तुरंत', null],
  [
    'OD 30 min before breakfast',
    'Once a day, 30 minutes before breakfast',
    'दिन में एक बार, नाश्ते से 30 मिनट पहले',
    1,
  ],
  [
    'half an hour after dinner OD',
    'Once a day, 30 minutes after dinner',
    'दिन में एक बार, रात के खाने के 30 मिनट बाद',
    1,
  ],
  ['morning and night with food', 'In the morning, at night, with food', 'सुबह, रात, खाने के साथ', 2],
  ['1 OD empty stomach', '1 once a day, on an empty stomach', '1 दिन में एक बार, खाली पेट', 1],
  ['apply locally BD', 'Apply twice a day', 'दिन में दो बार लगाएँ', 2],
  [
    'Apply on the painful area twice a day',
    'Apply on the painful area twice a day',
    'दिन में दो बार दर्द वाली जगह पर लगाएँ',
    2,
  ],
  ['One a week with milk', 'Once a week, with milk', 'हफ़्ते में एक बार, दूध के साथ', null],
  ['1-1-1 after food, for fever', null, 'सुबह 1, दोपहर 1, रात 1, खाने के बाद, बुखार के लिए', 3],
] as const)('%s is understood', (text, en, hi, perDay) => {
  const [english, hindi, counted] = said(text) ?? [];
  if (en) expect(english).toBe(en);
  if (hi) expect(hindi).toBe(hi);
  expect(counted).toBe(perDay);
});

it.each([
  '',
  '0-0-0',
  '1-2',
  '1-2-2026',
  '1-0-1 BD',
  '1-0-1 5 ml',
  'OD BD',
  '5 days',
  '2 tablets',
  'every 0 hours',
  '1 to each nostril at night',
  'after food with warm honey',
  'सुबह 1',
  'odd',
])('“%s” is left as it was typed', (text) => {
  expect(readDirections(text)).toBeNull();
});

it('what the pharmacist picks from is all understood', () => {
  expect(USUAL_DIRECTIONS.filter((text) => !readDirections(text))).toEqual([]);
});

const line = (tabletsPerDay: number, numberOfDays: number, directions_to_use: string) => ({
  tabletsPerDay,
  numberOfDays,
  directions_to_use,
});

it.each([
  [line(2, 5, '1-0-1 after food'), '1 in the morning, 1 at night, after food, for 5 days'],
  [line(2, 5, 'BD for 3 days'), 'Twice a day, for 3 days'],
  [line(3, 5, 'After food'), '3 a day, after food, for 5 days'],
  [line(1, 1, 'After food'), 'After food'],
  [line(1, 10, 'SOS'), 'Only when needed'],
  [line(1, 4, 'One a week with milk'), 'Once a week, with milk'],
  [line(3, 5, ''), '3 a day for 5 days'],
  [line(1, 1, ''), '1 a day for 1 day'],
  [line(3, 5, 'In both ears'), '3 a day for 5 days. In both ears'],
  [line(1, 1, 'In both ears'), 'In both ears'],
  [line(1, 4, 'One a week on Sundays'), 'One a week on Sundays'],
  [line(3, 5, 'सुबह शाम'), 'सुबह शाम'],
])('%o reads in English', (given, text) => {
  expect(dosageText(given, 'en')).toBe(text);
});

it.each([
  [line(2, 5, '1-0-1 after food'), 'सुबह 1, रात 1, खाने के बाद, 5 दिन तक'],
  [line(3, 5, 'After food'), 'दिन में 3, खाने के बाद, 5 दिन तक'],
  [line(3, 5, ''), 'दिन में 3, 5 दिन तक'],
  [line(3, 5, 'In both ears'), 'दिन में 3, 5 दिन तक. In both ears'],
])('%o reads in Hindi', (given, text) => {
  expect(dosageText(given, 'hi')).toBe(text);
});
