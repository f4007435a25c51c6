/**
 * Severe pairs that were written while the rules grew. Facts of product labels: contraindications,
 * warnings and interactions. `drug | the drugs that it must not meet without a thought`.
 */
export const SEVERE = `
Warfarin 5 mg | danazol, erythromycin, levofloxacin, phenobarbital, St John's wort, sulfadiazine, piroxicam, sertraline, rosuvastatin, azathioprine, testosterone injection, propylthiouracil, cranberry, disulfiram, ketoconazole
Nicoumalone 2 mg | cotrimoxazole, mefenamic acid, dabigatran, tinidazole
Edoxaban 60 mg | itraconazole, rifampicin, diclofenac, heparin injection
Enoxaparin 40 mg injection | ketorolac, apixaban, ibuprofen
Clopidogrel 75 mg | aspirin 75, fluvoxamine, ibuprofen, repaglinide
Simvastatin 40 mg | amlodipine, verapamil, diltiazem, amiodarone, posaconazole, fusidic acid tablet
Lovastatin 20 mg | clarithromycin, gemfibrozil, cyclosporin, atazanavir
Atorvastatin 80 mg | itraconazole, fusidic acid tablet, lopinavir + ritonavir
Quinidine 200 mg | verapamil, clarithromycin, haloperidol, digoxin
Disopyramide 100 mg | erythromycin, amiodarone, metoprolol
Procainamide injection | haloperidol, moxifloxacin, cimetidine
Dofetilide 250 mcg | hydrochlorothiazide, trimethoprim, verapamil
Haloperidol 5 mg | amiodarone, levodopa, methadone, moxifloxacin, lithium
Droperidol injection | ondansetron, methadone, sotalol
Quinupristin 150 mg + Dalfopristin 350 mg injection | pimozide, cisapride
Thioridazine 50 mg | amiodarone, fluvoxamine, moxifloxacin
Amisulpride 100 mg | citalopram, sotalol, cabergoline, hydrochlorothiazide
Citalopram 20 mg | pimozide, amiodarone, phenelzine, omeprazole
Domperidone 10 mg | clarithromycin, ketoconazole, fluconazole, haloperidol, azithromycin
Ondansetron 8 mg | apomorphine injection, amiodarone, azithromycin
Moxifloxacin 400 mg | sotalol, amiodarone, haloperidol, quinidine
Levofloxacin 500 mg | amiodarone, sotalol, warfarin, prednisolone
Quinine 300 mg | mefloquine, amiodarone, digoxin, pimozide
Bedaquiline 100 mg | ketoconazole, rifampicin, moxifloxacin, clofazimine
Pentamidine injection | amiodarone, haloperidol
Arsenic trioxide injection | amiodarone, ziprasidone
Verapamil 120 mg | carvedilol, simvastatin, carbamazepine, ivabradine, rifampicin, everolimus
Diltiazem 90 mg | propranolol, ivabradine, carbamazepine, tacrolimus, triazolam
Ivabradine 5 mg | verapamil, itraconazole, ritonavir, josamycin
Digoxin 0.25 mg | itraconazole, dronedarone, furosemide, ciclosporin, ritonavir, quinine
Timolol 10 mg | verapamil, salbutamol inhaler, adrenaline injection
Clonidine 100 mcg | propranolol, amitriptyline, mirtazapine
Midazolam 7.5 mg | itraconazole, ritonavir, fentanyl, clarithromycin
Triazolam 0.25 mg | ketoconazole, itraconazole, erythromycin, efavirenz
Alprazolam 0.5 mg | ketoconazole, oxycodone, ritonavir
Ergotamine 1 mg + caffeine 100 mg | erythromycin, indinavir, sumatriptan, voriconazole
Methylergometrine 0.2 mg | ritonavir, clarithromycin, sumatriptan
Dihydroergotamine injection | clarithromycin, efavirenz, zolmitriptan
Colchicine 0.5 mg | erythromycin, ketoconazole, ritonavir, verapamil
Sildenafil 100 mg | ritonavir, isosorbide dinitrate, erythromycin, itraconazole
Tadalafil 20 mg | nitroglycerin spray, ketoconazole, riociguat, prazosin
Vardenafil 10 mg | indinavir, ketoconazole, amiodarone
Eplerenone 25 mg | itraconazole, clarithromycin, potassium chloride, ritonavir
Ranolazine 500 mg | itraconazole, rifampicin, ritonavir, digoxin
Tacrolimus 1 mg | voriconazole, ritonavir, phenytoin, rifampicin, ibuprofen, spironolactone
Sirolimus 1 mg | ketoconazole, voriconazole, rifampicin, clarithromycin
Everolimus 5 mg | itraconazole, phenytoin, enalapril
Cyclosporine 100 mg | diltiazem, carbamazepine, simvastatin, rosuvastatin, St John's wort, bosentan, amiodarone
Mycophenolate 500 mg | rifampicin, aciclovir
Methadone 5 mg | selegiline, clarithromycin, phenytoin, ondansetron, pentazocine
Fentanyl 50 mcg patch | clarithromycin, phenelzine, naltrexone, lorazepam
Oxycodone 10 mg | ketoconazole, diazepam, tranylcypromine
Buprenorphine 2 mg | diazepam, ketoconazole, morphine, moclobemide
Pethidine injection | moclobemide, rasagiline, linezolid, ritonavir, sertraline
Tramadol 50 mg | fluoxetine, amitriptyline, linezolid, carbamazepine, clonazepam, bupropion
Phenelzine 15 mg | venlafaxine, imipramine, ephedrine, levodopa + carbidopa, dextromethorphan, methylphenidate, carbamazepine
Moclobemide 150 mg | escitalopram, clomipramine, rizatriptan, tramadol
Rasagiline 1 mg | fluvoxamine, pethidine, dextromethorphan, ciprofloxacin
Procarbazine 50 mg | amitriptyline, tranylcypromine, fluoxetine
Linezolid 600 mg | duloxetine, escitalopram, imipramine, dopamine injection, phenylpropanolamine
Sumatriptan 50 mg | ergotamine, phenelzine, methysergide
Fluoxetine 20 mg | tamoxifen, thioridazine, phenelzine, pimozide, tramadol, warfarin, lithium
Fluvoxamine 100 mg | tizanidine, theophylline, clozapine, ramelteon, agomelatine
Paroxetine 20 mg | tamoxifen, pimozide, metoprolol, selegiline
Bupropion 150 mg | phenelzine, tamoxifen, tramadol
Methylphenidate 10 mg | phenelzine, tranylcypromine, linezolid
Lisdexamfetamine 30 mg | selegiline, phenelzine
Atomoxetine 25 mg | phenelzine, paroxetine
Pseudoephedrine 60 mg | phenelzine, selegiline, linezolid, ergotamine
Ciprofloxacin 500 mg | tizanidine, theophylline, clozapine, duloxetine, warfarin, glibenclamide
Aminophylline injection | ciprofloxacin, fluvoxamine, erythromycin, phenytoin
Repaglinide 2 mg | gemfibrozil, clarithromycin, ciclosporin
Glibenclamide 5 mg | bosentan, fluconazole, sulfamethoxazole + trimethoprim
Rifampicin 600 mg | warfarin, voriconazole, ritonavir, methadone, nevirapine, ciclosporin, sofosbuvir, imatinib, prednisolone, quetiapine
Carbamazepine 200 mg | ethinylestradiol + levonorgestrel, apixaban, efavirenz, nefazodone, praziquantel, simvastatin, lamotrigine
Phenytoin 100 mg | fluconazole, nimodipine, ticagrelor, dolutegravir, methotrexate, disulfiram
Phenobarbital 60 mg | rivaroxaban, voriconazole, sodium valproate, lopinavir + ritonavir
St John's wort 300 mg | ciclosporin, indinavir, paroxetine, desogestrel, digoxin
Voriconazole 200 mg | ergotamine, quinidine, phenytoin, omeprazole
Lopinavir 200 mg + ritonavir 50 mg | simvastatin, midazolam, rifampicin, salmeterol + fluticasone inhaler, amiodarone
Atazanavir 300 mg | pantoprazole, irinotecan, indinavir, famotidine
Dolutegravir 50 mg | rifampicin, dofetilide, calcium carbonate, ferrous sulfate
Sofosbuvir 400 mg | amiodarone, rifampicin, carbamazepine
Zidovudine 300 mg | stavudine, ribavirin, ganciclovir
Didanosine 250 mg | allopurinol, stavudine, ribavirin
Ganciclovir injection | imipenem injection, zidovudine
Azathioprine 50 mg | warfarin, ribavirin, enalapril, cotrimoxazole
Methotrexate 10 mg | sulfamethoxazole, amoxicillin, omeprazole, leflunomide, naproxen
Leflunomide 20 mg | methotrexate, bcg vaccine, warfarin
Tofacitinib 5 mg | etanercept, azathioprine, ketoconazole
MMR vaccine injection | azathioprine, infliximab, tacrolimus
Yellow fever vaccine | adalimumab, cyclophosphamide
Irinotecan injection | ketoconazole, atazanavir, phenytoin
Vincristine injection | itraconazole, voriconazole, phenytoin
Imatinib 400 mg | rifampicin, ketoconazole, warfarin
Capecitabine 500 mg | warfarin, phenytoin, allopurinol
Lithium 300 mg | ibuprofen, chlorthalidone, ramipril, furosemide, telmisartan, haloperidol
Enalapril 5 mg | sacubitril + valsartan, spironolactone, losartan, potassium chloride, aliskiren
Amiloride 5 mg | potassium chloride, spironolactone, lisinopril
Furosemide 40 mg | gentamicin injection, lithium, digoxin
Amikacin injection | furosemide, vancomycin injection, colistin injection
Alfuzosin 10 mg | ketoconazole, ritonavir, itraconazole
Levodopa 100 mg | metoclopramide, risperidone, tranylcypromine
Apomorphine injection | ondansetron, haloperidol
Zolpidem 10 mg | morphine, tramadol
Sodium valproate 200 mg | imipenem injection, lamotrigine, topiramate
Clozapine 25 mg | chloramphenicol, carbamazepine, lorazepam
Acitretin 25 mg | methotrexate, tetracycline, vitamin A
Tranexamic acid 500 mg | ethinylestradiol + drospirenone
Naltrexone 50 mg | morphine, tramadol, codeine
Quetiapine 100 mg | itraconazole, clarithromycin, ritonavir, rifampicin
Lurasidone 40 mg | ketoconazole, rifampicin
Ticagrelor 90 mg | ketoconazole, phenytoin, ritonavir
Tolvaptan 15 mg | itraconazole, rifampicin
Felodipine 5 mg | itraconazole, grapefruit juice, phenytoin
Budesonide 200 mcg inhaler | ritonavir, itraconazole
Levothyroxine 100 mcg | calcium carbonate, ferrous sulfate, colestyramine
`;
