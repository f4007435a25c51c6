import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { listsOf, readerOf } from '../testing/clinic-notes.ts';

const read = readerOf(listsOf(defaultMedications(), defaultLabTests()));
/** Behind a test that is surely one, as in a doctor's list. */
const testsOf = (name: string) => {
  const { tests, unsureTests, unknownTests, complaint } = read(`cbc, ${name}`);
  return [tests.slice(1).map((one) => one.name), [...unsureTests, ...unknownTests], complaint];
};

describe('tests that doctors write in short', () => {
  it.each([
    ['hep a igm', 'Hepatitis A IgM'],
    ['hep e igm', 'Hepatitis E IgM'],
    ['anti hav igm', 'Hepatitis A IgM'],
    ['hep b surface antigen', 'HBsAg'],
    ['anti hep c', 'Anti-HCV'],
    ['lh', 'LH'],
    ['fsh', 'FSH'],
    ['prl', 'Prolactin'],
    ['s prolactin', 'Prolactin'],
    ['amh', 'AMH'],
    ['vit d', 'Vitamin D (25-OH)'],
    ['b12', 'Vitamin B12'],
    ['tpo', 'Anti-TPO Antibodies'],
    ['anti tpo', 'Anti-TPO Antibodies'],
    ['anti thyroid peroxidase', 'Anti-TPO Antibodies'],
    ['ana', 'ANA'],
    ['ra factor', 'Rheumatoid Factor (RA)'],
    ['anti ccp', 'Anti-CCP'],
    ['aso', 'ASO Titre'],
    ['ca125', 'CA-125'],
    ['cea', 'CEA'],
    ['afp', 'AFP'],
    ['morning cortisol', 'Cortisol (Morning)'],
    ['ipth', 'Parathyroid Hormone (PTH)'],
    ['hs crp', 'hs-CRP'],
    ['c peptide', 'C-Peptide'],
    ['24 hr protein', 'Urine Protein (24 Hours)'],
    ['dipsi', 'Glucose Tolerance Test in Pregnancy'],
    ['75 gm ogtt', 'Glucose Tolerance Test (GTT)'],
    ['rmt', 'Malaria Antigen (Card Test)'],
    ['sperm count', 'Semen Analysis'],
    ['x ray both knee', 'X-Ray Knee AP and Lateral'],
    ['iron profile', 'Iron Studies'],
    ['indirect coombs', 'Indirect Coombs Test'],
    ['retic', 'Reticulocyte Count'],
    ['cbnaat', 'TB CBNAAT'],
  ])('%s is ordered', (name, listed) => {
    expect(testsOf(name)).toEqual([[listed], [], '']);
  });

  it('are two where one word requests two', () => {
    expect(testsOf('bt ct')).toEqual([['Bleeding Time', 'Clotting Time'], [], '']);
    expect(testsOf('lh fsh')).toEqual([['LH', 'FSH'], [], '']);
  });

  it.each(
    `anti tg|anti dsdna|anca|hla b27|ca 19.9|free psa|dheas|17 ohp|torch|rubella igg|toxo igm|cmv igm|double marker
    dual marker|triple marker|quad marker|nipt|nst|hvs|hsg|follicular study|tvs|usg breast|usg scrotum|apla|upcr|tpha
    igra|tb gold|ttg iga|hbeag|anti hbs|hdl|ldl|ncs|emg|bera|opg|mrcp|cect abdomen|uroflow|tzanck
    hcv rna|hbv dna|urine amylase|usg doppler|carotid doppler|urine pcr|mammo|endoscopy|colonoscopy`
      .split(/[|\n]/)
      .map((name) => name.trim()),
  )('%s is asked where the clinic does not list it', (name) => {
    expect(testsOf(name)).toEqual([[], [name], '']);
  });

  it.each([
    'follicular tonsillitis',
    'first trimester bleeding',
    'rubella vaccine given',
    'ringer lactate',
    'hepatitis c',
    'hep b positive',
    'acl tear',
    'quad strain',
    'c3 c4 disc',
    'endoscopy done',
  ])('are not found in %s', (text) => {
    const { tests, unsureTests, unknownTests } = read(`fever, ${text}`);
    expect([tests, unsureTests, unknownTests]).toEqual([[], [], []]);
  });
});

describe('in a catalogue with special tests', () => {
  const special = ['Colour Doppler', 'Anti-HBc IgM', 'Bone Marrow Aspiration', 'ANCA']
    .concat(['Colonoscopy', 'HSG', 'Ammonia', 'AFP'])
    .map((name) => ({ name }));
  const usual = defaultLabTests().filter(({ name }) => name !== 'AFP');
  const ordered = (note: string) =>
    readerOf(listsOf(defaultMedications(), [...usual, ...special]))(note).tests.map(
      ({ name }) => name,
    );

  it.each([
    ['2d echo with colour doppler', '2D Echocardiography'],
    ['echo doppler', '2D Echocardiography'],
    ['colour doppler leg', 'Doppler of Leg Veins'],
    ['usg doppler both legs', 'Doppler of Leg Veins'],
    ['adv colonoscopy', 'Colonoscopy'],
    ['hsg', 'HSG'],
  ])('%s is one test', (note, name) => {
    expect(ordered(note)).toEqual([name]);
  });

  it.each(['bone marrow biopsy', 'anti hbc'])('%s orders no other test', (name) => {
    expect(ordered(`esr, ${name}`)).toEqual(['ESR']);
  });

  it('p anca is not c-ANCA', () => {
    const one = readerOf(listsOf(defaultMedications(), [{ name: 'c-ANCA' }]))('p anca');
    expect([one.tests, one.unknownTests]).toEqual([[], ['p anca']]);
  });

  it.each([
    'post hsg spotting',
    'after colonoscopy bloating',
    'child with afp',
    'ammonia smell in breath',
    'anca vasculitis',
  ])('%s is a complaint', (note) => {
    expect(ordered(note)).toEqual([]);
  });
});

describe('bt ct before a scan or a part of the body', () => {
  it.each(['bt ct scan', 'adv bt ct scan', 'bt/ct scan', 'bt ct brain', 'cbc, bt ct scan abdomen'])(
    'is asked as a whole: %s',
    (note) => {
      const { tests, unknownTests } = read(note);
      expect(tests.map(({ name }) => name).join()).not.toMatch(/time/i);
      expect(unknownTests).toEqual([note.replace(/^(?:adv|cbc,) /, '')]);
    },
  );

  it.each(['bt ct', 'bt/ct', 'bt ct chest x-ray', 'bt ct usg abdomen', 'bt ct pt inr'])(
    'is two tests otherwise: %s',
    (note) => {
      const names = read(note).tests.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['Bleeding Time', 'Clotting Time']));
    },
  );
});

describe('a scan of a pregnancy', () => {
  it.each([
    'usg anomaly hb',
    'usg anomaly scan hb',
    'hb, usg anomaly',
    'usg nt, hb',
    'usg nt scan, hb',
    'usg nt nb hb',
    'nt nb scan, hb',
    'usg level 2, hb',
    'usg level ii hb',
    'level 2 usg hb',
    'anomaly usg hb',
    'usg tiffa hb',
  ])('has its kind as a part of its name: %s', (note) => {
    const { tests, unsureTests, complaint } = read(note);
    expect(tests.map(({ name }) => name).sort()).toEqual(['Haemoglobin', 'Ultrasound Obstetric']);
    expect([unsureTests, complaint]).toEqual([[], '']);
  });
});
