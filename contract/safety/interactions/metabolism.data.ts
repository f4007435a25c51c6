/** Enzymes other than CYP3A4: CYP1A2, 2C8, 2C9, 2C19, 2D6, xanthine oxidase and others. */
export const METABOLISM = `
tizanidine | @cyp1a2Strong | serious | a dangerous fall of blood pressure. | Tizanidine 4.3
tizanidine | @cyp1a2Weak | note | low blood pressure and sleepiness; a low dose. | Tizanidine 4.5
ramelteon | @cyp1a2Strong | serious | ramelteon rises many times. | Ramelteon 4
ramelteon | @cyp1a2Weak, ketoconazole, fluconazole | note | ramelteon rises. | Ramelteon 7
agomelatine, alosetron, pirfenidone | ciprofloxacin, enoxacin | serious | the drug rises many times; choose another antibiotic. | Agomelatine 4.3
theophylline, aminophylline | ciprofloxacin, enoxacin | serious | theophylline poisoning; choose another antibiotic. | Theophylline 4.5; ciprofloxacin 4.4
theophylline, aminophylline, doxofylline | clarithromycin, erythromycin, cimetidine, allopurinol, verapamil, diltiazem, propranolol, mexiletine, propafenone, zileuton, norfloxacin, pefloxacin, ticlopidine, disulfiram, febuxostat, interferon, @contraceptive, aciclovir, isoniazid, zafirlukast | note | theophylline may rise; check for nausea and a fast heart. | Theophylline 4.5
theophylline, aminophylline | lithium, phenytoin, carbamazepine, @benzodiazepine, ketamine, halothane | note | levels change, seizures. | Theophylline 4.5
clozapine | @cyp1a2Strong | serious | clozapine rises: seizures and collapse. | Clozapine 4.4, 4.5
clozapine | norfloxacin, erythromycin, clarithromycin, cimetidine, caffeine, @contraceptive, modafinil, omeprazole, @cyp3aStrong | note | the level of clozapine changes. | Clozapine 4.5
clozapine | @marrow | serious | both harm the bone marrow. | Clozapine 4.3
clozapine | @benzodiazepine, lithium, @tricyclic, trihexyphenidyl | note | collapse, seizures or constipation; care at the start. | Clozapine 4.5
olanzapine, duloxetine, melatonin, ropinirole, zolmitriptan, frovatriptan, rasagiline, pomalidomide, bendamustine, erlotinib, mexiletine | ciprofloxacin, fluvoxamine | note | the drug rises; a lower dose. | Duloxetine 4.3; olanzapine 4.5
duloxetine | @cyp1a2Strong | serious | duloxetine rises many times. | Duloxetine 4.3
repaglinide | gemfibrozil | serious | a deep fall of blood sugar. | Repaglinide 4.3
repaglinide | clopidogrel | serious | a deep fall of blood sugar; choose another drug for sugar. | Repaglinide 4.5
repaglinide, nateglinide | trimethoprim, clarithromycin, erythromycin, itraconazole, ketoconazole, ciclosporin, deferasirox, teriflunomide, leflunomide | note | low blood sugar; check it. | Repaglinide 4.5
selexipag, dasabuvir, enzalutamide, pioglitazone, paclitaxel, dabrafenib | gemfibrozil | note | the drug rises; another fibrate. | Gemfibrozil 4.5
dasabuvir, selexipag, bexarotene | gemfibrozil | serious | the drug rises many times; fenofibrate instead. | Gemfibrozil 4.3
selexipag | clopidogrel | note | selexipag rises. | Selexipag 4.5
gemfibrozil | colchicine, loperamide, ezetimibe, @vka, @sulfonylurea | note | the drug rises, muscle pain or bleeding. | Gemfibrozil 4.5
clopidogrel | omeprazole, esomeprazole | serious | clopidogrel works less; pantoprazole instead. | Clopidogrel 4.4, 4.5
clopidogrel | fluvoxamine, fluoxetine, fluconazole, voriconazole, ticlopidine, moclobemide, carbamazepine, efavirenz, cimetidine, chloramphenicol, etravirine | note | clopidogrel may work less. | Clopidogrel 4.5
citalopram, escitalopram | omeprazole, esomeprazole, cimetidine, fluconazole, voriconazole, fluvoxamine | note | the antidepressant rises, QT; citalopram at most 20 mg. | Citalopram 4.5
tamoxifen | fluoxetine, paroxetine, bupropion, quinidine, cinacalcet, thioridazine | serious | tamoxifen works less; venlafaxine or another instead. | Tamoxifen 4.4, 4.5
tamoxifen | duloxetine, sertraline, terbinafine, haloperidol | note | tamoxifen may work less. | Tamoxifen 4.5
tamoxifen, toremifene, raloxifene | @vka | serious | bleeding, the INR rises; choose another. | Tamoxifen 4.4
tamoxifen | anastrozole, letrozole, exemestane | note | one of them. | Anastrozole 4.5
codeine, tramadol, hydrocodone, dihydrocodeine | @cyp2d6Strong, duloxetine | note | the painkiller works less. | Codeine, tramadol 4.5
eliglustat, atomoxetine, tetrabenazine, deutetrabenazine, vortioxetine, aripiprazole, perphenazine, dextromethorphan, risperidone, pimavanserin, nebivolol, tolterodine | @cyp2d6Strong | note | the drug rises; a lower dose. | Atomoxetine, tetrabenazine 4.5
dextromethorphan | quinidine, paroxetine, fluoxetine | note | dextromethorphan rises; leave it out. | Dextromethorphan 4.5
azathioprine, mercaptopurine | allopurinol, febuxostat | serious | bone marrow failure; a quarter of the dose with allopurinol, never with febuxostat. | Azathioprine 4.4; febuxostat 4.4
azathioprine, mercaptopurine | sulfamethoxazole, trimethoprim, mesalazine, sulfasalazine, @ace, ribavirin, balsalazide, olsalazine, methotrexate, cyclophosphamide | note | low blood counts; check them. | Azathioprine 4.5
azathioprine, mercaptopurine | ribavirin | serious | bone marrow failure. | Azathioprine 4.5; ribavirin 4.4
theophylline, aminophylline, didanosine, capecitabine, cyclophosphamide | allopurinol, febuxostat | note | the drug rises. | Allopurinol 4.5
didanosine | allopurinol, ribavirin, hydroxyurea, tenofovir, stavudine | serious | pancreas, nerves and liver. | Didanosine 4.3, 4.4
capecitabine, fluorouracil, tegafur | allopurinol, brivudine, sorivudine, methotrexate, trimethoprim, sulfamethoxazole, metronidazole, folinic acid, folic acid | note | the cancer drug works less or harms more. | Capecitabine 4.5
capecitabine, fluorouracil, tegafur | brivudine, sorivudine | serious | deadly bone marrow failure. | Capecitabine 4.3
capecitabine, fluorouracil, tegafur | @vka, phenytoin, fosphenytoin | serious | bleeding, or phenytoin poisoning; check the INR and the level. | Capecitabine 4.4
phenytoin, fosphenytoin | fluconazole, voriconazole, isoniazid, chloramphenicol, cimetidine, sulfamethoxazole, trimethoprim, metronidazole, disulfiram, amiodarone, fluoxetine, fluvoxamine, sertraline, sodium valproate, topiramate, omeprazole, esomeprazole, diltiazem, nifedipine, ticlopidine, miconazole, allopurinol, felbamate, oxcarbazepine, tacrolimus, methylphenidate, azathioprine, halothane, sulfadiazine, trazodone | note | phenytoin may rise: unsteady gait; check the level. | Phenytoin 4.5
phenytoin, fosphenytoin | carbamazepine, phenobarbital, rifampicin, folic acid, sucralfate, ciprofloxacin, theophylline, methotrexate, cisplatin, nelfinavir, ritonavir, diazoxide, vigabatrin, mefloquine | note | the level of phenytoin changes; check it. | Phenytoin 4.5
losartan, celecoxib, @sulfonylurea, nateglinide | fluconazole, miconazole, voriconazole | note | the drug rises; check blood pressure or sugar. | Fluconazole 4.5
@sulfonylurea | clarithromycin, @quinolone, sulfamethoxazole, sulfadiazine, chloramphenicol, phenylbutazone, @vka, cimetidine, fenofibrate, disulfiram, fluoxetine | note | low blood sugar; check it more often. | Glimepiride, gliclazide 4.5
glibenclamide | bosentan | serious | the liver. | Bosentan 4.3
@sulfonylurea, repaglinide | miconazole | serious | a deep fall of blood sugar; another antifungal. | Gliclazide 4.3
insulin, repaglinide | @quinolone | note | sugar rises or falls; check it. | Quinolones 4.4
metformin | dolutegravir, cimetidine, vandetanib | note | metformin rises. | Dolutegravir 4.5
bosentan | ciclosporin | serious | bosentan rises many times. | Bosentan 4.3
ambrisentan, bosentan, macitentan | ciclosporin, rifampicin, fluconazole, gemfibrozil | note | the drug changes. | Bosentan 4.5
probenecid | methotrexate, ketorolac, @penicillin, @cephalosporin, @carbapenem, zidovudine, ganciclovir, aspirin, indomethacin, naproxen, lorazepam, nitrofurantoin | note | one raises or weakens the other. | Probenecid 4.5
ketorolac, methotrexate | probenecid | serious | poisoning by the drug that the kidney keeps. | Ketorolac 4.3; methotrexate 4.5
siponimod | fluconazole, amiodarone, carbamazepine | note | siponimod changes. | Siponimod 4.5
disulfiram | @nitroimidazole | serious | confusion and psychosis; 2 weeks apart. | Disulfiram 4.5
disulfiram | @vka, isoniazid, diazepam, chlordiazepoxide, paraldehyde, phenytoin, theophylline | note | the drug rises. | Disulfiram 4.5
`;
