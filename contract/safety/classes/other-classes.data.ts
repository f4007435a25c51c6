import type { DrugClass } from './drug-class.ts';

/** Classes for sugar, stomach, allergy, hormones and lungs, and what other drugs bind or induce. */
export const OTHER_CLASSES = {
  sulfonylurea: {
    one: 'a sulfonylurea',
    many: 'sulfonylureas',
    twice: 'serious',
    members:
      'glimepiride, gliclazide, glibenclamide, glipizide, chlorpropamide, tolbutamide, tolazamide',
  },
  gliptin: {
    one: 'a gliptin',
    many: 'gliptins',
    twice: 'serious',
    members:
      'sitagliptin, vildagliptin, teneligliptin, linagliptin, saxagliptin, alogliptin, gemigliptin, evogliptin, trelagliptin, anagliptin',
  },
  gliflozin: {
    one: 'a gliflozin',
    many: 'gliflozins',
    twice: 'serious',
    members:
      'dapagliflozin, empagliflozin, canagliflozin, ertugliflozin, remogliflozin, bexagliflozin, sotagliflozin',
  },
  ppi: {
    one: 'a proton pump inhibitor',
    many: 'proton pump inhibitors',
    twice: 'serious',
    members:
      'omeprazole, pantoprazole, rabeprazole, esomeprazole, lansoprazole, dexlansoprazole, ilaprazole, vonoprazan',
  },
  h2: {
    one: 'an H2 blocker',
    many: 'H2 blockers',
    twice: 'serious',
    members: 'famotidine, ranitidine, cimetidine, nizatidine',
  },
  antihistamine: {
    one: 'an antihistamine',
    many: 'antihistamines',
    twice: 'note',
    members:
      'cetirizine, levocetirizine, fexofenadine, loratadine, desloratadine, bilastine, ebastine, rupatadine, chlorpheniramine, pheniramine, hydroxyzine, promethazine, cyproheptadine, diphenhydramine, dexchlorpheniramine, doxylamine, ketotifen',
  },
  steroid: {
    one: 'a corticosteroid',
    many: 'corticosteroids',
    twice: 'note',
    members:
      'prednisolone, methylprednisolone, deflazacort, dexamethasone, betamethasone, hydrocortisone, prednisone, triamcinolone, cortisone',
  },
  contraceptive: {
    one: 'a hormonal contraceptive',
    many: 'hormonal contraceptives',
    twice: null,
    members:
      'ethinylestradiol, levonorgestrel, desogestrel, drospirenone, norgestrel, gestodene, norgestimate, etonogestrel, norelgestromin, dienogest, cyproterone, segesterone',
  },
  xanthine: {
    one: 'a xanthine',
    many: 'xanthines',
    twice: 'note',
    members: 'theophylline, aminophylline, doxofylline, acebrophylline',
  },
  /** Binds other drugs in the gut; given some hours apart. */
  binder: {
    one: 'a mineral or antacid',
    many: 'minerals and antacids',
    twice: null,
    members:
      'calcium carbonate, ferrous sulfate, ferrous ascorbate, ferrous fumarate, iron polymaltose, magaldrate, aluminium hydroxide, magnesium hydroxide, zinc sulfate, zinc, sucralfate, ferrous bisglycinate, magnesium oxide, magnesium carbonate, lanthanum, sevelamer, ferric citrate, carbonyl iron',
  },
} as const satisfies Record<string, DrugClass>;
