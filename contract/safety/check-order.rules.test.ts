import { array, assert, constantFrom, property, shuffledSubarray, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOrder, withoutReason } from './check-order.rules.ts';
import type { OrderedDrug } from './checked-drug.ts';
import { DRUG_CLASSES } from './drug-classes.data.ts';
import type { PatientChecks } from './warning.ts';

const TODAY = '2026-11-21';
const ADULT: PatientChecks = {
  age: 60,
  gender: 'F',
  allergies: null,
  pregnancy_due_on: null,
  today: TODAY,
  running: [],
};

type Dose = Partial<Pick<OrderedDrug, 'tabletsPerDay' | 'numberOfDays' | 'directions_to_use'>>;
const drug = (name: string, dose: Dose = {}): OrderedDrug => ({
  drug_id: name,
  name,
  description: null,
  tabletsPerDay: 1,
  numberOfDays: 1,
  directions_to_use: null,
  ...dose,
});
const check = (
  drugs: readonly (string | OrderedDrug)[],
  patient: Partial<PatientChecks> = {},
  prescription = '',
) =>
  checkOrder(
    {
      drugs: drugs.map((one) => (typeof one === 'string' ? drug(one) : one)),
      prescription,
    },
    { ...ADULT, ...patient },
  );
/** `! id` of what needs a reason, `id` of what informs. */
const ids = (...of: Parameters<typeof check>) =>
  check(...of).warnings.map(({ id, isSerious }) => (isSerious ? `! ${id}` : id));

describe('an allergy', () => {
  it.each([
    ['Penicillin – rash', 'Augmentin 625', '! allergy:amoxicillin:penicillin – rash'],
    ['penicillin', 'Cefixime 200 mg Tablet', 'allergy:cefixime:penicillin'],
    ['Amoxycillin', 'Ampicillin 500 mg Capsule', '! allergy:ampicillin:amoxycillin'],
    ['Cephalosporins', 'Amoxicillin 500 mg', 'allergy:amoxicillin:cephalosporins'],
    ['sulpha drugs', 'Bactrim DS', '! allergy:sulfamethoxazole:sulpha drugs'],
    ['Sulfa', 'Silver Sulfadiazine 1% Cream', '! allergy:silver sulfadiazine:sulfa'],
    ['Ibuprofen – rash', 'Diclofenac 1% Gel', '! allergy:diclofenac:ibuprofen – rash'],
    ['painkillers', 'Ecosprin 75', '! allergy:aspirin:painkillers'],
    ['Aspirin (asthma)', 'Combiflam', '! allergy:ibuprofen:aspirin (asthma)'],
    ['allergic to Ciplox', 'Levofloxacin 500 mg', '! allergy:levofloxacin:allergic to ciplox'],
    ['Dolo', 'Paracetamol 500 mg Tablet', '! allergy:paracetamol:dolo'],
    ['ramipril: swollen lips', 'Enalapril 5 mg', '! allergy:enalapril:ramipril: swollen lips'],
    ['Allergy: Penicillin', 'Amoxicillin 500 mg', '! allergy:amoxicillin:allergy: penicillin'],
    ['Allergies: sulfa', 'Bactrim', '! allergy:sulfamethoxazole:allergies: sulfa'],
    [
      'Drug allergy (penicillin)',
      'Ampicillin 500 mg',
      '! allergy:ampicillin:drug allergy (penicillin)',
    ],
    ['Rash – amoxicillin', 'Augmentin 625', '! allergy:amoxicillin:rash – amoxicillin'],
    ['beta-lactams', 'Cefixime 200 mg', '! allergy:cefixime:beta-lactams'],
    [
      'Beta lactam antibiotics',
      'Amoxicillin 500 mg',
      '! allergy:amoxicillin:beta lactam antibiotics',
    ],
    ['β-lactam', 'Faropenem 200 mg', '! allergy:faropenem:β-lactam'],
    ['Carbapenems', 'Faropenem 200 mg', '! allergy:faropenem:carbapenems'],
  ])('%s against %s', (allergy, name, found) => {
    expect(ids([name], { allergies: [allergy] })).toEqual([found]);
  });

  it.each([
    ['Dust', 'Amoxicillin 500 mg'],
    ['Penicillin', 'Azithromycin 500 mg'],
    ['Paracetamol', 'Ibuprofen 400 mg'],
    ['Sulfa', 'Furosemide 40 mg'],
    ['Dust (not penicillin)', 'Amoxicillin 500 mg'],
    ['Peanut – takes cetirizine', 'Cetirizine 10 mg'],
    ['Ibuprofen – rash (tolerates paracetamol)', 'Paracetamol 500 mg'],
    ['Atorvastatin', 'Rosuvastatin 10 mg'],
  ])('%s is none against %s', (allergy, name) => {
    expect(ids([name], { allergies: [allergy] })).toEqual([]);
  });

  it('that no table understands is named, and counts on the prescription too', () => {
    const { unread } = check([], { allergies: ['Dust', 'Penicillin'] });
    expect(unread).toEqual(['allergy to Dust']);
    expect(
      ids([], { allergies: ['Penicillin'] }, 'Rest\n1. Tab Augmentin 625 1-0-1 x 5 days'),
    ).toEqual(['! allergy:amoxicillin:penicillin']);
  });
});

describe('the same twice', () => {
  it.each([
    [['Dolo 650', 'Zerodol P'], ['! twice:paracetamol']],
    [['Ibuprofen 400 mg', 'Diclofenac 50 mg Tablet'], ['! twice:nsaid:diclofenac+ibuprofen']],
    [['Pantoprazole 40 mg', 'Omeprazole 20 mg'], ['! twice:ppi:omeprazole+pantoprazole']],
    [
      ['Cetirizine 10 mg', 'Chlorpheniramine 4 mg'],
      ['twice:antihistamine:cetirizine+chlorpheniramine'],
    ],
    [['Ibuprofen 400 mg', 'Diclofenac 1% Gel'], []],
    [['Human Insulin 30/70 40 IU/ml Injection', 'Insulin Glargine 100 IU/ml Injection'], []],
    [['Levothyroxine 50 mcg', 'Levothyroxine 25 mcg'], []],
    [['Ampicillin 250 mg + Cloxacillin 250 mg Capsule'], []],
    [['Etofylline 115 mg + Theophylline 35 mg Tablet'], []],
  ])('%j', (drugs, found) => {
    expect(ids(drugs)).toEqual(found);
  });

  it('informs of what is not used up, and lets a refill pass', () => {
    const running = (until: string) => ({
      running: [{ name: 'Amlodipine 5 mg', description: null, until }],
    });
    expect(ids(['Amlodipine 5 mg Tablet'], running('2026-12-05'))).toEqual(['twice:amlodipine']);
    expect(ids(['Amlodipine 5 mg Tablet'], running('2026-11-24'))).toEqual([]);
    expect(check(['Cilnidipine 10 mg'], running('2026-12-05')).warnings).toMatchObject([
      {
        isSerious: true,
        message: expect.stringContaining('Still taken: Amlodipine 5 mg until 5 Dec 2026.'),
      },
    ]);
    expect(ids(['Cilnidipine 10 mg'], running('2026-11-24'))).toEqual([]);
  });
});

describe('another of the same class while one is still taken', () => {
  const during = (running: string) => ({
    running: [{ name: running, description: null, until: '2026-12-05' }],
  });
  it.each([
    ['Ibuprofen 400 mg', 'Diclofenac 50 mg Tablet', ['! twice:nsaid:diclofenac+ibuprofen']],
    ['Cetirizine 10 mg', 'Loratadine 10 mg', ['twice:antihistamine:cetirizine+loratadine']],
    [
      'Amlodipine 5 mg + Nifedipine 10 mg',
      'Amlodipine 5 mg + Nifedipine 10 mg',
      ['twice:amlodipine', 'twice:calciumBlocker:amlodipine+nifedipine', 'twice:nifedipine'],
    ],
  ])('%s, then %s', (before, now, found) => {
    expect(ids([now], during(before))).toEqual(found);
  });
});

describe('interactions', () => {
  it.each([
    ['Warfarin 5 mg', 'Ibuprofen 400 mg', '! interaction:ibuprofen+warfarin'],
    ['Warfarin 5 mg', 'Metronidazole 400 mg', '! interaction:metronidazole+warfarin'],
    ['Ramipril 5 mg', 'Spironolactone 25 mg', '! interaction:ramipril+spironolactone'],
    ['Sertraline 50 mg', 'Tramadol 50 mg Capsule', '! interaction:sertraline+tramadol'],
    ['Atorvastatin 10 mg', 'Clarithromycin 500 mg', '! interaction:atorvastatin+clarithromycin'],
    [
      'Sildenafil 50 mg',
      'Glyceryl Trinitrate 2.6 mg',
      '! interaction:glyceryl trinitrate+sildenafil',
    ],
    ['Methotrexate 2.5 mg', 'Bactrim', '! interaction:methotrexate+sulfamethoxazole'],
    ['Digoxin 0.25 mg', 'Verapamil 80 mg', '! interaction:digoxin+verapamil'],
    ['Isotretinoin 20 mg', 'Doxycycline 100 mg', '! interaction:doxycycline+isotretinoin'],
    ['Acitretin 25 mg', 'Minocycline 100 mg', '! interaction:acitretin+minocycline'],
    ['Clopidogrel 75 mg', 'Omeprazole 20 mg', '! interaction:clopidogrel+omeprazole'],
    ['Linezolid 600 mg', 'Escitalopram 10 mg', '! interaction:escitalopram+linezolid'],
    ['Azithromycin 500 mg', 'Ondansetron 4 mg', 'interaction:azithromycin+ondansetron'],
    [
      'Ciprofloxacin 500 mg',
      'Calcium Carbonate 500 mg',
      'interaction:calcium carbonate+ciprofloxacin',
    ],
  ])('%s with %s, in either order', (one, other, found) => {
    expect(ids([one, other])).toContain(found);
    expect(ids([other, one])).toEqual(ids([one, other]));
  });

  it('are none in what is put on the skin, or within one product', () => {
    expect(ids(['Warfarin 5 mg', 'Diclofenac 1% Gel'])).toEqual([]);
    expect(ids(['Warfarin 5 mg', 'Clopidogrel 75 mg + Aspirin 75 mg Tablet'])).toEqual([
      '! interaction:aspirin+warfarin',
    ]);
    expect(ids(['Losartan 50 mg + Hydrochlorothiazide 12.5 mg Tablet'])).toEqual([]);
  });

  it.each([
    ['Nitroglycerin Spray', 'Sildenafil 50 mg', '! interaction:glyceryl trinitrate+sildenafil'],
    [
      'Isosorbide Dinitrate Spray',
      'Tadalafil 10 mg',
      '! interaction:isosorbide dinitrate+tadalafil',
    ],
    ['Miconazole 2% Oral Gel', 'Warfarin 5 mg', '! interaction:miconazole+warfarin'],
    ['Miconazole 100 mg Vaginal Tablet', 'Warfarin 5 mg', '! interaction:miconazole+warfarin'],
    ['Sumatriptan 20 mg Nasal Spray', 'Sertraline 50 mg', 'interaction:sertraline+sumatriptan'],
    [
      'Formoterol 6 mcg + Budesonide 200 mcg Inhaler',
      'Propranolol 40 mg',
      'interaction:formoterol+propranolol',
    ],
    ['Salbutamol 2.5 mg Respules', 'Carvedilol 6.25 mg', 'interaction:carvedilol+salbutamol'],
    [
      'Ciprofloxacin 250 mg Powder for Oral Suspension',
      'Warfarin 5 mg',
      'interaction:ciprofloxacin+warfarin',
    ],
  ])('%s reaches %s', (one, other, found) => {
    expect(ids([one, other])).toEqual([found]);
  });

  it.each([
    ['Miconazole 2% Cream', 'Warfarin 5 mg'],
    ['Budesonide 200 mcg Inhaler', 'Ibuprofen 400 mg'],
    ['Neomycin + Bacitracin Powder', 'Gentamicin 80 mg Injection'],
    ['Clotrimazole 1% Dusting Powder', 'Warfarin 5 mg'],
  ])('%s does not reach %s', (one, other) => {
    expect(ids([one, other])).toEqual([]);
  });

  it('reach what is still taken of an earlier order, whose own are not told again', () => {
    const warfarin = { name: 'Warfarin 5 mg', description: null, until: '2026-12-01' };
    const running = [warfarin];
    expect(ids(['Ibuprofen 400 mg'], { running })).toEqual(['! interaction:ibuprofen+warfarin']);
    const both = [warfarin, { ...warfarin, name: 'Ibuprofen 400 mg' }];
    expect(ids([], { running: both })).toEqual([]);
  });
});

describe('dose and days', () => {
  const of = (name: string, dose: Dose) => ids([drug(name, dose)]);
  it.each([
    ['Paracetamol 500 mg Tablet', { tabletsPerDay: 8 }, []],
    ['Paracetamol 500 mg Tablet', { tabletsPerDay: 9 }, ['! dose:paracetamol:4500']],
    ['Dolo 650', { tabletsPerDay: 8 }, ['! dose:paracetamol:5200']],
    ['Cetirizine 10 mg Tablet', { tabletsPerDay: 2 }, []],
    ['Cetirizine 10 mg Tablet', { tabletsPerDay: 3 }, ['! dose:cetirizine:30']],
    ['Telmisartan 40 mg', { tabletsPerDay: 1, directions_to_use: '½-0-½' }, []],
    ['Rosuvastatin 20 mg Tablet', { tabletsPerDay: 2, directions_to_use: '0-0-½' }, []],
    [
      'Amlodipine 10 mg',
      { tabletsPerDay: 1, directions_to_use: '1-0-1' },
      ['! dose:amlodipine:20'],
    ],
    ['Domperidone 10 mg Tablet', { tabletsPerDay: 4 }, ['dose:domperidone:40']],
    ['Domperidone 10 mg Tablet', { tabletsPerDay: 3, numberOfDays: 10 }, ['days:domperidone:10']],
    ['Ketorolac 10 mg Tablet', { tabletsPerDay: 2, numberOfDays: 6 }, ['! days:ketorolac:6']],
    ['Paracetamol 250 mg/5 ml Syrup', { directions_to_use: '20 ml five times' }, []],
    [
      'Paracetamol 250 mg/5 ml Syrup',
      { directions_to_use: '30 ml three times a day' },
      ['! dose:paracetamol:4500'],
    ],
    ['Digoxin 0.25 mg Tablet', { tabletsPerDay: 3 }, ['! dose:digoxin:0.75']],
    ['Colecalciferol 60,000 IU Sachet', { tabletsPerDay: 9 }, []],
    ['Colecalciferol 60,000 IU Sachet', { numberOfDays: 7 }, []],
    ['Colecalciferol 60,000 IU Sachet', { numberOfDays: 8 }, ['! dose:colecalciferol:weekly']],
    ['Uprise D3 60k', { numberOfDays: 30 }, ['! dose:colecalciferol:weekly']],
    ['Colecalciferol 60,000 IU Sachet', { numberOfDays: 56, directions_to_use: 'once a week' }, []],
    [
      'Colecalciferol 60,000 IU Sachet',
      { numberOfDays: 90, directions_to_use: 'one sachet every month with milk' },
      [],
    ],
    ['Colecalciferol 1,000 IU Tablet', { numberOfDays: 60 }, []],
    ['Ramipril 10 mg', { tabletsPerDay: 2 }, []],
    ['Atenolol 100 mg', { tabletsPerDay: 2 }, []],
    ['Atenolol 100 mg', { tabletsPerDay: 3 }, ['! dose:atenolol:300']],
  ] as const)('%s %j', (name, dose, found) => {
    expect(of(name, dose)).toEqual(found);
  });

  it.each([
    ['Dolo 650', { tabletsPerDay: 8, directions_to_use: '1-0-1' }, ['! dose:paracetamol:5200']],
    ['Dolo 650', { tabletsPerDay: 1, directions_to_use: '2-2-2-2' }, ['! dose:paracetamol:5200']],
    ['Cetirizine 10 mg Tablet', { directions_to_use: 'TDS' }, ['! dose:cetirizine:30']],
    ['Combiflam', { tabletsPerDay: 8 }, ['dose:ibuprofen:3200']],
    ['Zerodol P', { tabletsPerDay: 3 }, ['! dose:aceclofenac:300']],
    [
      'Ibuprofen 400 mg / Paracetamol 325 mg Tablet',
      { tabletsPerDay: 13 },
      ['! dose:ibuprofen:5200', '! dose:paracetamol:4225'],
    ],
    ['Ibuprofen 400 mg & Paracetamol 325 mg', { tabletsPerDay: 8 }, ['dose:ibuprofen:3200']],
    ['Ibuprofen 400 mg and Paracetamol 325 mg', { tabletsPerDay: 8 }, ['dose:ibuprofen:3200']],
  ] as const)('are the larger, and of each part: %s %j', (name, dose, found) => {
    expect(of(name, dose)).toEqual(found);
  });

  it.each([
    ['Ibuprofen + Paracetamol Tablet', null, ['dose of Ibuprofen + Paracetamol Tablet']],
    ['Ibuprofen/Paracetamol 400/325 mg', null, ['dose of Ibuprofen/Paracetamol 400/325 mg']],
    ['Paracetamol 250 mg/5 ml Syrup', null, ['dose of Paracetamol 250 mg/5 ml Syrup']],
    ['Paracetamol 250 mg/5 ml Syrup', '5 ml three times a day', []],
    ['Combiflam', null, []],
    ['Diclofenac 1% Gel', null, []],
    ['Lactulose Syrup', null, []],
  ])('that cannot be told are named: %s, %s', (name, directions_to_use, unread) => {
    expect(check([drug(name, { directions_to_use })]).unread).toEqual(unread);
  });

  it('add up over the drugs of an order', () => {
    const found = ids([
      drug('Dolo 650', { tabletsPerDay: 4 }),
      drug('Ibuprofen 400 mg + Paracetamol 500 mg Tablet', { tabletsPerDay: 3 }),
    ]);
    expect(found).toEqual(['! dose:paracetamol:4100', '! twice:paracetamol']);
  });

  it('methotrexate is for once a week, and says so', () => {
    const week = (directions_to_use: string) =>
      of('Methotrexate 7.5 mg Tablet', { numberOfDays: 4, directions_to_use });
    expect(week('Once a week')).toEqual([]);
    expect(week('1-0-0')).toEqual(['! dose:methotrexate:weekly']);
  });
});

describe('who gets it', () => {
  it.each([
    ['Ecosprin 75', 15, ['! age:aspirin']],
    ['Ecosprin 75', 16, []],
    ['Doxycycline 100 mg', 7, ['! age:doxycycline']],
    ['Doxycycline 100 mg', 8, []],
    ['Ciprofloxacin 500 mg', 17, ['! age:ciprofloxacin']],
    ['Ciprofloxacin 0.3% Eye Drops', 5, []],
    ['Tramadol 50 mg', 11, ['! age:tramadol']],
    ['Metoclopramide 10 mg', 0, ['! age:metoclopramide']],
    ['Metoclopramide 10 mg', 10, ['age:metoclopramide']],
    ['Loperamide 2 mg', 1, ['! age:loperamide']],
    ['Ecosprin 75', null, []],
  ])('%s at %s years', (name, age, found) => {
    expect(ids([name], { age })).toEqual(found);
  });

  const child = (age: number | null, name: string, directions_to_use = '5 ml four times a day') => {
    const { warnings, unread } = check([drug(name, { directions_to_use })], { age });
    return [...warnings.map(({ id, isSerious }) => (isSerious ? `! ${id}` : id)), ...unread];
  };
  const PCM = 'Paracetamol 250 mg/5 ml Syrup';
  const IBU = 'Ibuprofen 100 mg/5 ml Syrup';
  it.each([
    [PCM, 1, [`dose of ${PCM} for a child`]],
    [PCM, 2, ['dose:paracetamol:1000']],
    [PCM, 4, []],
    [PCM, 12, []],
    [IBU, 2, []],
    [IBU, 1, [`dose of ${IBU} for a child`]],
    ['Ibuprofen 200 mg/5 ml Syrup', 2, ['! dose:ibuprofen:800']],
    [
      'Amoxicillin 250 mg/5 ml Suspension',
      11,
      ['dose of Amoxicillin 250 mg/5 ml Suspension for a child'],
    ],
    ['Amoxicillin 250 mg/5 ml Suspension', null, []],
    ['Diclofenac 1% Gel', 5, []],
  ])('a dose of %s at %s years', (name, age, found) => {
    expect(child(age, name)).toEqual(found);
  });

  it('a dose for a child is named once where it cannot be told, and on the prescription', () => {
    expect(child(5, PCM, 'After food')).toEqual([`dose of ${PCM} for a child`]);
    expect(check([], { age: 5 }, 'Syp Amoxicillin 5 ml').unread).toEqual([
      'dose of Syp Amoxicillin 5 ml for a child',
    ]);
    const [found] = check([drug(PCM, { directions_to_use: '10 ml four times a day' })], {
      age: 3,
    }).warnings;
    expect(found?.message).toBe(
      'Paracetamol 2,000 mg a day: for a child of 3 years usually at most 800 mg.',
    );
  });

  const due = (pregnancy_due_on: string | null) => ({ age: 28, pregnancy_due_on });
  it.each([
    ['Telmisartan 40 mg', due('2027-05-01'), ['! pregnancy:telmisartan:known']],
    ['Ibuprofen 400 mg', due('2027-05-01'), ['pregnancy:ibuprofen:known']],
    ['Ibuprofen 400 mg', due('2027-04-10'), ['! pregnancy:ibuprofen:known']],
    ['Ibuprofen 400 mg', due('2027-04-11'), ['pregnancy:ibuprofen:known']],
    ['Tamoxifen 20 mg', due('2027-05-01'), ['! pregnancy:tamoxifen:known']],
    ['Dronedarone 400 mg', due('2027-05-01'), ['! pregnancy:dronedarone:known']],
    ['Eplerenone 25 mg', due('2027-05-01'), ['pregnancy:eplerenone:known']],
    ['Ibuprofen 400 mg', due('2026-12-20'), ['! pregnancy:ibuprofen:known']],
    ['Ibuprofen 400 mg', due('2026-11-01'), []],
    ['Paracetamol 500 mg', due('2027-05-01'), []],
    ['Misoprostol 25 mcg Vaginal Tablet', due('2027-05-01'), ['! pregnancy:misoprostol:known']],
    [
      'Doxycycline Powder for Oral Suspension',
      due('2027-05-01'),
      ['! pregnancy:doxycycline:known'],
    ],
    ['Methotrexate 2.5 mg', due(null), ['pregnancy:methotrexate:asked']],
    ['Methotrexate 2.5 mg', { age: 60, pregnancy_due_on: null }, []],
    ['Atorvastatin 10 mg', due(null), []],
  ])('%s, %j', (name, patient, found) => {
    expect(ids([name], patient)).toEqual(found);
  });
});

describe('what it does not know', () => {
  it('is named, and warns of nothing', () => {
    const found = check(['Zubinol Forte 5 mg', 'Paracetamol 500 mg Tablet'], {}, 'Wheelchair');
    expect(found).toEqual({
      warnings: [],
      uncheckedIds: ['Zubinol Forte 5 mg'],
      unread: ['Wheelchair'],
    });
  });

  it('never warns, whoever the patient is', () => {
    const unknown = string({ minLength: 1, maxLength: 12 }).map(
      (text) => `Qx${text.replace(/[^a-z]/gi, 'q')}zz`,
    );
    assert(
      property(array(unknown, { maxLength: 6 }), (names) => {
        const patient = {
          age: 1,
          allergies: ['Penicillin', 'Aspirin', 'sulfa'],
          pregnancy_due_on: '2026-12-20',
        };
        const lots = names.map((name) => drug(name, { tabletsPerDay: 99, numberOfDays: 999 }));
        expect(check(lots, patient, names.join('\n')).warnings).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  [
    'an adult',
    'Warfarin 5 mg, Ibuprofen 400 mg, Clarithromycin 500 mg, Simvastatin 20 mg, Ramipril 5 mg, Spironolactone 25 mg',
    { allergies: ['NSAIDs'] },
    [
      '! allergy:ibuprofen:nsaids',
      '! interaction:clarithromycin+simvastatin',
      '! interaction:clarithromycin+warfarin',
      '! interaction:ibuprofen+warfarin',
      '! interaction:ramipril+spironolactone',
      'interaction:ibuprofen+ramipril',
    ],
  ],
  [
    'a child',
    'Amoxicillin 500 mg, Ciprofloxacin 250 mg, Doxycycline 100 mg, Aspirin 75 mg',
    { age: 7, allergies: ['Penicillin'] },
    [
      '! age:aspirin',
      '! age:ciprofloxacin',
      '! age:doxycycline',
      '! allergy:amoxicillin:penicillin',
    ],
  ],
  [
    'a pregnant woman',
    'Metronidazole 400 mg, Diclofenac 50 mg Tablet, Telmisartan 40 mg, Atorvastatin 10 mg',
    { age: 28, pregnancy_due_on: '2026-12-20' },
    [
      '! pregnancy:atorvastatin:known',
      '! pregnancy:diclofenac:known',
      '! pregnancy:telmisartan:known',
      'interaction:diclofenac+telmisartan',
      'pregnancy:metronidazole:known',
    ],
  ],
])(
  'finds all of it in a whole order of %s, whichever line is first',
  (_who, names, patient, found) => {
    const lines = names.split(', ');
    expect(ids(lines, patient)).toEqual(found);
    expect(ids(lines.toReversed(), patient)).toEqual(found);
  },
);

const NAMES = Object.values(DRUG_CLASSES).flatMap(({ members }) => members.split(', '));

it('does not depend on the order of the lines', () => {
  assert(
    property(
      array(constantFrom(...NAMES), { minLength: 2, maxLength: 7 }).map((names) => [
        ...new Set(names),
      ]),
      shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7, maxLength: 7 }),
      (names, order) => {
        const shuffled = order.flatMap((index) => names[index] ?? []);
        const patient = {
          age: 7,
          allergies: ['Penicillin', 'NSAIDs'],
          pregnancy_due_on: '2026-12-20',
        };
        expect(check(shuffled, patient).warnings).toEqual(check(names, patient).warnings);
      },
    ),
    { numRuns: 100 },
  );
});

it('asks for the serious ones without a reason alone', () => {
  const { warnings } = check(['Warfarin 5 mg', 'Ibuprofen 400 mg', 'Azithromycin 500 mg']);
  expect(withoutReason(warnings, []).map(({ id }) => id)).toEqual([
    'interaction:ibuprofen+warfarin',
  ]);
  expect(withoutReason(warnings, [{ warning: 'interaction:ibuprofen+warfarin' }])).toEqual([]);
});
