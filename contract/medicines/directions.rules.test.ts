import { expect, it } from 'vitest';
import { perDayOf } from './count-directions.rules.ts';
import { sayDirections } from './directions.rules.ts';
import { USUAL_DIRECTIONS } from './directions.words.ts';
import { readDirections } from './read-directions.rules.ts';

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
  ['2-0-1.5', '2 in the morning, 1½ at night', 'सुबह 2, रात 1½', null],
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
  ['1/2-0-1/2', '½ in the morning, ½ at night', 'सुबह ½, रात ½', 1],
  ['1 1/2-0-1½ bf', '1½ in the morning, 1½ at night, before food', null, 3],
  ['0.5-0-0', '½ in the morning', null, null],
  ['1-0-1 AF', '1 in the morning, 1 at night, after food', 'सुबह 1, रात 1, खाने के बाद', 2],
  ['1-0-0 BBF', '1 in the morning, before breakfast', 'सुबह 1, नाश्ते से पहले', 1],
  [
    '5 ml 1-1-1',
    '5 ml in the morning, 5 ml in the afternoon, 5 ml at night',
    'सुबह 5 मि.ली., दोपहर 5 मि.ली., रात 5 मि.ली.',
    null,
  ],
  ['5-0-5 ml pc', '5 ml in the morning, 5 ml at night, after food', null, null],
  ['2.5 ml tds', '2.5 ml three times a day', '2.5 मि.ली. दिन में तीन बार', null],
  [
    '10-0-8 units before food',
    '10 units in the morning, 8 units at night, before food',
    null,
    null,
  ],
  ['1 tab 1-0-1 daily', '1 tablet in the morning, 1 tablet at night', null, 2],
  ['half a tablet od', '½ tablet once a day', '½ गोली दिन में एक बार', null],
  ['1.5 tab od', '1½ tablets once a day', null, null],
  ['1-0-0 alternate days', 'Every other day, 1 in the morning', 'एक दिन छोड़कर, सुबह 1', null],
  ['Twice a week', 'Twice a week', 'हफ़्ते में दो बार', null],
  [
    '1 cap weekly on Sundays',
    '1 capsule once a week, on Sunday',
    '1 कैप्सूल हफ़्ते में एक बार, रविवार को',
    null,
  ],
  [
    '2 drops each eye q6h',
    '2 drops every 6 hours, in both eyes',
    '2 बूँद हर 6 घंटे पर, दोनों आँखों में',
    null,
  ],
  ['1 spray to each nostril at night', '1 spray, at night, in each nostril', null, null],
  ['2 puffs SOS', '2 puffs, only when needed', '2 पफ़, ज़रूरत होने पर ही', null],
  ['b.d. p.c.', 'Twice a day, after food', null, 2],
  [
    '1 गोली सुबह-शाम खाने के बाद',
    '1 tablet, in the morning, in the evening, after food',
    '1 गोली, सुबह, शाम, खाने के बाद',
    2,
  ],
  ['आधी गोली रात को सोते समय', '½ tablet, at bedtime', '½ गोली, रात को सोते समय', null],
  ['दिन में तीन बार ५ दिन तक', 'Three times a day, for 5 days', 'दिन में तीन बार, 5 दिन तक', 3],
  ['हफ्ते में एक बार दूध के साथ', 'Once a week, with milk', 'हफ़्ते में एक बार, दूध के साथ', null],
  ['खाली पेट एक चम्मच दिन में दो बार', '1 teaspoon twice a day, on an empty stomach', null, null],
  ['ज़रूरत पड़ने पर', 'Only when needed', 'ज़रूरत होने पर ही', null],
  [
    'subah sham khane ke baad 5 din',
    'In the morning, in the evening, after food, for 5 days',
    null,
    2,
  ],
  ['mng nite after food', 'In the morning, at night, after food', null, 2],
  ['1-1-1 after food, for fever', null, 'सुबह 1, दोपहर 1, रात 1, खाने के बाद, बुखार के लिए', 3],
] as const)('%s is parsed', (text, en, hi, perDay) => {
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
  '1 in the morning, 2 at night',
  'morning 1 noon 1 night 1/2',
  'subah 1 dopehar 1 raat 1 goli',
  '1-0-1 10 tabs',
  '1-1-0 and night',
  '1-0-1 BD',
  'OD BD',
  '5 days',
  '2 tablets',
  'every 0 hours',
  '5 ml 2-0-1',
  '1/0-0-1',
  'after food with warm honey',
  'सुबह 1 रात 2',
  'odd',
])('“%s” is kept as typed', (text) => {
  expect(readDirections(text)).toBeNull();
});

it('all suggested directions are parsed', () => {
  expect(USUAL_DIRECTIONS.filter((text) => !readDirections(text))).toEqual([]);
});
