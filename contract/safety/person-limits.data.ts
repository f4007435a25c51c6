/**
 * Age limits in years, or in months (`3m`). Facts of public sources: product labels (US FDA DailyMed, EMA), the
 * FDA's and EMA's safety communications (codeine, tramadol, promethazine, metoclopramide,
 * domperidone, thiocolchicoside), the MHRA on aspirin, and India's Gazette on nimesulide. Opened for
 * the limits in months: UK product information of dicycloverine (contra-indicated under 6 months),
 * US labels of nitrofurantoin (contraindicated under 1 month) and co-trimoxazole (from 2 months),
 * Hadassah Medical Center on ibuprofen (not under 3 months).
 *
 * `ingredients and @classes | under this age | serious or note | why`.
 */
export const AGE_LIMITS = `
aspirin | 16 | serious | Reye’s syndrome
@tetracycline | 8 | serious | teeth and bones
@quinolone | 18 | serious | joints and tendons
codeine, tramadol | 12 | serious | breathing
tapentadol, morphine, fentanyl, pentazocine | 18 | note | breathing
promethazine | 2 | serious | breathing
prochlorperazine | 2 | serious | movement disorders
metoclopramide | 1 | serious | movement disorders
metoclopramide | 18 | note | movement disorders; at most 5 days
domperidone | 12 | note | no proven benefit, and the heart
loperamide | 2 | serious | paralysis of the bowel
dicyclomine | 6m | serious | breathing
nimesulide | 12 | serious | the liver; forbidden in India
ibuprofen | 3m | note | not tested
ketorolac | 16 | serious | bleeding and kidney
aceclofenac, etoricoxib | 16 | note | not tested
indomethacin, naproxen | 2 | note | not tested
phenylephrine, dextromethorphan | 4 | serious | not for cough and cold under 4 years
chlorpheniramine, pheniramine | 2 | note | sleepiness and breathing
ambroxol, bromhexine, acetylcysteine | 2 | note | mucus cannot be coughed up
thiocolchicoside | 16 | serious | chromosomes
tizanidine, chlorzoxazone | 18 | note | not tested
sulfamethoxazole | 2m | serious | jaundice of the brain
nitrofurantoin | 1m | serious | haemolysis
ivermectin | 5 | note | not under 15 kg
albendazole, mebendazole | 1 | note | not tested
@benzodiazepine | 6 | note | only by a specialist
alprazolam, zolpidem | 18 | note | not tested
sodium valproate | 2 | note | the liver
@pde5 | 18 | serious | not for children
@sulfonylurea, @gliptin, @gliflozin | 10 | note | not tested
isotretinoin | 12 | note | not tested
finasteride, dutasteride | 18 | serious | hormones
`;

/**
 * Drugs that harm an unborn child. Facts of public sources: product labels (US FDA DailyMed section
 * 8.1, EMA), the EMA's pregnancy prevention programmes (valproate, retinoids, topiramate), and the
 * FDA on NSAIDs from the 20th week (2020).
 *
 * `ingredients and @classes | serious, note or late | why`. `late`: serious from the 20th week on,
 * a note before. `*`: ask any woman of 12 to 50 years about pregnancy before she gets it.
 */
export const PREGNANCY_LIMITS = `
methotrexate | serious* | malformations and death of the child
@retinoid | serious* | malformations
sodium valproate | serious* | malformations and slow development
leflunomide, teriflunomide, mycophenolate, thalidomide, lenalidomide, pomalidomide | serious* | malformations
ribavirin, bosentan, ambrisentan, macitentan, riociguat, fingolimod, siponimod | serious* | malformations
topiramate | serious* | malformations
misoprostol | serious* | abortion
@vka | serious | malformations and bleeding
@ace, @arb, sacubitril, aliskiren | serious | kidneys of the child
@statin | serious | not in pregnancy
@tetracycline | serious | teeth and bones
finasteride, dutasteride | serious | malformations of a boy
letrozole, clomifene | serious | not in pregnancy
@contraceptive, norethisterone, medroxyprogesterone | serious | not in pregnancy
tamoxifen | serious | malformations
dronedarone, @jakInhibitor | serious | malformations in animals
@ergot | serious | contractions
mifepristone, ulipristal, carboprost | serious | abortion or contractions
danazol, testosterone, methyltestosterone, nandrolone, oxandrolone, oxymetholone, stanozolol | serious | male features of a girl
anastrozole, exemestane, raloxifene, bazedoxifene, ospemifene, toremifene, bicalutamide, flutamide, abiraterone, enzalutamide, apalutamide, megestrol, estradiol, conjugated estrogens, tibolone | serious | not in pregnancy
cyclophosphamide, ifosfamide, melphalan, busulfan, carmustine, bendamustine, hydroxyurea, fluorouracil, capecitabine, tegafur, cytarabine, cladribine, pemetrexed, doxorubicin, epirubicin, daunorubicin, idarubicin, mitoxantrone, mitomycin, bleomycin, cisplatin, carboplatin, oxaliplatin, etoposide, irinotecan, @vinca, @kinase | serious | malformations and death of the child
@liveVaccine, -yellow fever vaccine, -opv | serious | a live vaccine; after the birth
yellow fever vaccine, opv | note | a live vaccine; only where the risk is high
griseofulvin | serious | malformations
primaquine | serious | haemolysis of the child
amiodarone | serious | thyroid of the child
@nsaid | late | ductus arteriosus and kidneys; from 20 weeks on paracetamol instead
@aminoglycoside | note | hearing of the child
@quinolone | note | another antibiotic where there is one
trimethoprim, sulfamethoxazole | note | not in the first and the last months
nitrofurantoin | note | not near birth
chloramphenicol | note | not near birth
fluconazole, itraconazole, ketoconazole, voriconazole, posaconazole | note | malformations at higher doses
albendazole, mebendazole, ivermectin | note | not in the first trimester
@nitroimidazole | note | metronidazole where it is needed, others rather not
carbimazole, methimazole | note | propylthiouracil in the first trimester
lithium | note | heart of the child; by a specialist
carbamazepine, phenytoin, fosphenytoin, phenobarbital, primidone | note | malformations; with folic acid, by a specialist
paroxetine | note | heart of the child
@benzodiazepine | note | sleepy newborn
@opioid | note | withdrawal and breathing of the newborn
@sulfonylurea, @gliptin, @gliflozin, pioglitazone | note | insulin or metformin instead
atenolol | note | growth of the child; labetalol instead
spironolactone | note | hormones of the child
eplerenone | note | hardly known in pregnancy; another where there is one
`;
