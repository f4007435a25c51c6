/** Drugs that work less with an inducer of their enzymes. */
export const INDUCERS = `
@vka | @inducerStrong, rifabutin | serious | clots, the INR falls; check it, also when the inducer is stopped. | Warfarin 4.5
@vka | @inducerModerate, azathioprine, mercaptopurine, griseofulvin | note | the INR may fall; check it. | Warfarin 4.5
@doac | @inducerStrong | serious | clots; the anticoagulant loses its effect. | Rivaroxaban, apixaban, dabigatran 4.5
@contraceptive, norethisterone, dydrogesterone, ulipristal | @inducer, griseofulvin | serious | the contraceptive fails; use another method as well. | Combined contraceptives 4.5
@contraceptive, norethisterone | topiramate, perampanel, aprepitant, fosaprepitant, rufinamide, felbamate, sugammadex, mycophenolate, @hivProtease | note | the contraceptive may fail; another method as well. | Topiramate, aprepitant 4.5
medroxyprogesterone, progesterone, estradiol, tibolone, conjugated estrogens, raloxifene | @inducerStrong | note | the hormone works less. | Estradiol 4.5
@hivProtease, cobicistat | @inducerStrong | serious | the HIV treatment fails. | Lopinavir with ritonavir 4.3
@nnrti | rifampicin, st johns wort, carbamazepine, phenytoin, phenobarbital, primidone | serious | the HIV treatment fails; another, or an adjusted dose. | Rilpivirine 4.3; nevirapine 4.5
@integrase, maraviroc | @inducerStrong | serious | the HIV treatment fails; dolutegravir twice a day. | Dolutegravir 4.5; bictegravir 4.3
tenofovir alafenamide | @inducerStrong, rifabutin | serious | the HIV treatment fails. | Tenofovir alafenamide 4.5
@hcvDirect | @inducerStrong, rifabutin, oxcarbazepine, modafinil | serious | the hepatitis treatment fails. | Sofosbuvir 4.3
voriconazole, itraconazole, posaconazole, ketoconazole, isavuconazole | @inducerStrong, rifabutin, efavirenz, nevirapine | serious | the antifungal loses its effect. | Voriconazole 4.3; itraconazole 4.5
fluconazole, caspofungin, terbinafine, griseofulvin | @inducerStrong | note | the antifungal works less. | Fluconazole 4.5
voriconazole | efavirenz, ritonavir | serious | voriconazole falls and the other rises. | Voriconazole 4.3
@calcineurin, @mtor | @inducerStrong, rifabutin, modafinil, oxcarbazepine | serious | rejection of the transplant, the level falls. | Tacrolimus, ciclosporin 4.5
mycophenolate | rifampicin | serious | rejection of the transplant, the level falls. | Mycophenolate 4.5
nifedipine, felodipine, nimodipine, nisoldipine | rifampicin, carbamazepine, phenytoin | serious | blood pressure rises, the drug loses its effect. | Nifedipine 4.3; nimodipine 4.3
@calciumBlocker, @rateLimiting | @inducerStrong | note | the calcium blocker works less; check blood pressure. | Amlodipine, verapamil 4.5
ticagrelor, ranolazine, dronedarone, lurasidone, tolvaptan, praziquantel, bedaquiline, delamanid, eplerenone, finerenone, apremilast, macitentan, ulipristal, naloxegol, mifepristone, roflumilast | @inducerStrong | serious | the drug loses its effect; choose another. | Ticagrelor, ranolazine, praziquantel 4.3, 4.5
quetiapine, clozapine, aripiprazole, brexpiprazole, cariprazine, methadone, buprenorphine, fentanyl, oxycodone, riociguat, bosentan, artemether, lumefantrine, artesunate, atovaquone, mefloquine, quinine, disopyramide, quinidine, propafenone, mexiletine, ivabradine, cilostazol | @inducerStrong, rifabutin | note | the drug works less; a higher dose, or another. | Quetiapine, methadone, artemether 4.5
clozapine | carbamazepine | serious | both harm the bone marrow, and clozapine falls. | Clozapine 4.3
artemether, lumefantrine, atovaquone | rifampicin, carbamazepine, phenytoin, st johns wort | serious | the malaria treatment fails. | Artemether with lumefantrine 4.3; atovaquone 4.4
@kinase, @vinca, exemestane, tamoxifen, abiraterone, letrozole, temsirolimus, etoposide, ifosfamide | @inducerStrong | note | the cancer drug works less; choose another. | Imatinib, abiraterone 4.5
@kinase | rifampicin, carbamazepine, phenytoin, phenobarbital, st johns wort, primidone | serious | the cancer drug loses its effect. | Imatinib, lapatinib 4.4
@steroid | @inducerStrong | note | the steroid works less; a higher dose. | Prednisolone 4.5
doxycycline, chloramphenicol, metronidazole, linezolid, clarithromycin, moxifloxacin, dapsone, albendazole, mebendazole | @inducerStrong | note | the drug works less. | Doxycycline, moxifloxacin 4.5
levothyroxine, liothyronine | @inducerStrong | note | more thyroid hormone is needed; check TSH. | Levothyroxine 4.5
simvastatin, atorvastatin, lovastatin, fluvastatin | @inducerStrong, efavirenz | note | the statin works less. | Atorvastatin 4.5
@tricyclic, mirtazapine, mianserin, trazodone, sertraline, citalopram, escitalopram, paroxetine, bupropion, buspirone | rifampicin, carbamazepine, phenytoin, phenobarbital, primidone | note | the antidepressant works less. | Mirtazapine 4.5
haloperidol, risperidone, paliperidone, olanzapine, ziprasidone, chlorpromazine | carbamazepine, phenytoin, phenobarbital, rifampicin | note | the antipsychotic works less. | Haloperidol, risperidone 4.5
zolpidem, zopiclone, midazolam, triazolam, alprazolam, diazepam, clonazepam | @inducerStrong | note | the drug works less. | Midazolam 4.5
lamotrigine, sodium valproate, topiramate, zonisamide, ethosuximide, tiagabine, perampanel, clobazam, lacosamide, brivaracetam | rifampicin, carbamazepine, phenytoin, phenobarbital, primidone | note | the levels of both change; check them. | Lamotrigine, valproate 4.5
lamotrigine | @contraceptive, rifampicin, lopinavir, atazanavir | note | lamotrigine falls; a higher dose. | Lamotrigine 4.2
theophylline, aminophylline | rifampicin, carbamazepine, phenytoin, phenobarbital, primidone, st johns wort, ritonavir | note | theophylline falls; check the level. | Theophylline 4.5
glimepiride, glibenclamide, gliclazide, glipizide, repaglinide, nateglinide, pioglitazone, linagliptin, saxagliptin, canagliflozin, tolbutamide, chlorpropamide | rifampicin | note | sugar rises; check it. | Repaglinide, pioglitazone 4.5
@pde5, cyclophosphamide, losartan, metoprolol, propranolol, carvedilol, bisoprolol, tolterodine, solifenacin, zidovudine | rifampicin | note | the drug works less. | Rifampicin 4.5
atazanavir, dapsone, rilpivirine | rifabutin | note | the drug works less. | Rifabutin 4.5
@hivProtease, cobicistat | @inducerModerate, dexamethasone | note | the HIV drug may fall; check its label. | Lopinavir with ritonavir 4.5
`;
