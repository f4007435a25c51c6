import type { DrugClass } from './drug-class.ts';

/** Classes against pain and for the mind. */
export const MIND_CLASSES = {
  nsaid: {
    one: 'an NSAID',
    many: 'NSAIDs',
    twice: 'serious',
    cross: true,
    members:
      'ibuprofen, diclofenac, aceclofenac, naproxen, etoricoxib, mefenamic acid, ketorolac, indomethacin, piroxicam, meloxicam, tenoxicam, lornoxicam, celecoxib, parecoxib, nimesulide, flurbiprofen, ketoprofen, dexketoprofen, nabumetone, etodolac, bromfenac, tolfenamic acid, zaltoprofen, loxoprofen, sulindac, oxaprozin, tolmetin, fenoprofen, diflunisal, meclofenamate, rofecoxib, valdecoxib, polmacoxib, phenylbutazone, dipyrone',
  },
  opioid: {
    one: 'an opioid',
    many: 'opioids',
    twice: 'serious',
    members:
      'tramadol, codeine, tapentadol, morphine, fentanyl, buprenorphine, pentazocine, methadone, pethidine, dextropropoxyphene, oxycodone, hydrocodone, hydromorphone, oxymorphone, nalbuphine, butorphanol, dihydrocodeine, remifentanil, sufentanil, alfentanil, levorphanol, opium',
  },
  ssri: {
    one: 'a serotonin reuptake inhibitor',
    many: 'serotonin reuptake inhibitors',
    twice: 'serious',
    members:
      'escitalopram, citalopram, fluoxetine, sertraline, paroxetine, fluvoxamine, duloxetine, venlafaxine, desvenlafaxine, milnacipran, levomilnacipran, vilazodone, vortioxetine, dapoxetine',
  },
  tricyclic: {
    one: 'a tricyclic antidepressant',
    many: 'tricyclic antidepressants',
    twice: 'serious',
    members:
      'amitriptyline, nortriptyline, imipramine, clomipramine, dothiepin, doxepin, desipramine, protriptyline, trimipramine, amoxapine, maprotiline, lofepramine',
  },
  maoi: {
    one: 'an MAO inhibitor',
    many: 'MAO inhibitors',
    twice: 'serious',
    members:
      'selegiline, rasagiline, phenelzine, tranylcypromine, moclobemide, isocarboxazid, safinamide, procarbazine',
  },
  benzodiazepine: {
    one: 'a benzodiazepine',
    many: 'benzodiazepines',
    twice: 'serious',
    members:
      'clonazepam, diazepam, lorazepam, alprazolam, chlordiazepoxide, nitrazepam, clobazam, midazolam, etizolam, triazolam, temazepam, oxazepam, flurazepam, estazolam, clorazepate, bromazepam, lormetazepam, quazepam, loprazolam, remimazolam',
  },
  antipsychotic: {
    one: 'an antipsychotic',
    many: 'antipsychotics',
    twice: 'note',
    members:
      'olanzapine, risperidone, haloperidol, quetiapine, aripiprazole, amisulpride, chlorpromazine, clozapine, prochlorperazine, ziprasidone, lurasidone, paliperidone, trifluoperazine, fluphenazine, zuclopenthixol, flupentixol, pimozide, thioridazine, sulpiride, levosulpiride, perphenazine, iloperidone, asenapine, cariprazine, brexpiprazole, blonanserin, loxapine, penfluridol, droperidol, levomepromazine, sertindole, mesoridazine, thiothixene, molindone, tiapride',
  },
  triptan: {
    one: 'a triptan',
    many: 'triptans',
    twice: 'serious',
    members:
      'sumatriptan, rizatriptan, zolmitriptan, naratriptan, eletriptan, almotriptan, frovatriptan',
  },
} as const satisfies Record<string, DrugClass>;
