import type { DrugClass } from './drug-class.ts';

/** Classes against infections. */
export const INFECTION_CLASSES = {
  penicillin: {
    one: 'a penicillin',
    many: 'penicillins',
    twice: 'note',
    cross: true,
    members:
      'amoxicillin, ampicillin, cloxacillin, dicloxacillin, flucloxacillin, benzathine benzylpenicillin, benzylpenicillin, penicillin v, penicillin, piperacillin, ticarcillin, mezlocillin, nafcillin, oxacillin, pivmecillinam',
  },
  cephalosporin: {
    one: 'a cephalosporin',
    many: 'cephalosporins',
    twice: 'note',
    cross: true,
    members:
      'cefixime, cefpodoxime, cefuroxime, cefalexin, cefadroxil, ceftriaxone, cefaclor, cefdinir, cefditoren, cefprozil, ceftibuten, cefoperazone, cefepime, cefotaxime, ceftazidime, cefazolin, cefpirome, cefoxitin, cefotetan, ceftaroline, cefradine, ceftizoxime, cefalotin, cephaloridine',
  },
  carbapenem: {
    one: 'a carbapenem',
    many: 'carbapenems',
    twice: 'note',
    cross: true,
    members: 'meropenem, imipenem, ertapenem, faropenem, doripenem, tebipenem',
  },
  macrolide: {
    one: 'a macrolide',
    many: 'macrolides',
    twice: 'serious',
    cross: true,
    members:
      'azithromycin, clarithromycin, erythromycin, roxithromycin, josamycin, telithromycin, spiramycin',
  },
  quinolone: {
    one: 'a quinolone',
    many: 'quinolones',
    twice: 'serious',
    cross: true,
    members:
      'ciprofloxacin, ofloxacin, levofloxacin, moxifloxacin, norfloxacin, gatifloxacin, sparfloxacin, prulifloxacin, gemifloxacin, nalidixic acid, balofloxacin, pefloxacin, lomefloxacin, delafloxacin, nadifloxacin, enoxacin',
  },
  tetracycline: {
    one: 'a tetracycline',
    many: 'tetracyclines',
    twice: 'serious',
    cross: true,
    members:
      'doxycycline, minocycline, tetracycline, tigecycline, demeclocycline, lymecycline, oxytetracycline',
  },
  sulfonamide: {
    one: 'a sulfonamide',
    many: 'sulfonamides',
    twice: 'note',
    cross: true,
    members:
      'sulfamethoxazole, sulfadiazine, silver sulfadiazine, sulfacetamide, sulfadoxine, sulfasalazine',
  },
  nitroimidazole: {
    one: 'a nitroimidazole',
    many: 'nitroimidazoles',
    twice: 'serious',
    cross: true,
    members: 'metronidazole, tinidazole, ornidazole, secnidazole, satranidazole',
  },
  aminoglycoside: {
    one: 'an aminoglycoside',
    many: 'aminoglycosides',
    twice: 'serious',
    cross: true,
    members:
      'gentamicin, amikacin, tobramycin, streptomycin, kanamycin, neomycin, framycetin, netilmicin, paromomycin, plazomicin',
  },
  azole: {
    one: 'an azole antifungal',
    many: 'azole antifungals',
    twice: 'serious',
    members:
      'fluconazole, itraconazole, ketoconazole, voriconazole, posaconazole, miconazole, isavuconazole',
  },
} as const satisfies Record<string, DrugClass>;
