/**
 * Severe pairs that were written before the rules and are never used to write one. Facts of product
 * labels: contraindications, warnings and interactions. `drug | the drugs that it must not meet
 * without a thought`.
 */
export const HELD_OUT_SEVERE = `
Warfarin 5 mg | ibuprofen, fluconazole, voriconazole, amiodarone, Septran DS, metronidazole, aspirin 150 mg, rifampicin, carbamazepine, tamoxifen, fenofibrate, clarithromycin, celecoxib, capecitabine
Acenocoumarol 2 mg | diclofenac, miconazole oral gel, ketorolac, enoxaparin
Apixaban 5 mg | rifampicin, phenytoin, ketoconazole, ritonavir, naproxen, enoxaparin
Rivaroxaban 20 mg | carbamazepine, posaconazole, itraconazole, St John's wort, warfarin, lopinavir + ritonavir
Dabigatran 110 mg | dronedarone, rifampin, ketoconazole, cyclosporine, etoricoxib
Simvastatin 20 mg | itraconazole, erythromycin, gemfibrozil, ciclosporin, danazol, ritonavir
Atorvastatin 40 mg | clarithromycin, cyclosporine, gemfibrozil, posaconazole
Rosuvastatin 10 mg | ciclosporin, gemfibrozil, lopinavir + ritonavir
Flecainide 100 mg | sotalol, haloperidol, amisulpride, ondansetron 8 mg injection, verapamil
Sotalol 80 mg | moxifloxacin, hydroxyzine, amisulpride, domperidone, erythromycin, citalopram
Amiodarone 200 mg | haloperidol, levofloxacin, simvastatin, digoxin, ciprofloxacin, sofosbuvir
Pimozide 2 mg | clarithromycin, ketoconazole, citalopram, sertraline, azithromycin, fluvoxamine
Escitalopram 10 mg | hydroxyzine, amisulpride, selegiline, linezolid, methylene blue
Methadone 10 mg | fluconazole, quetiapine, diazepam, ciprofloxacin, rifampicin
Hydroxyzine 25 mg | haloperidol, methadone, clarithromycin, flecainide
Chloroquine 250 mg | amiodarone, haloperidol, moxifloxacin
Ketoconazole 200 mg | ivabradine, quetiapine, domperidone, midazolam, triazolam, eplerenone, felodipine, ergotamine, sildenafil, tacrolimus
Clarithromycin 500 mg | ivabradine, colchicine, ergotamine, ticagrelor, quetiapine, tacrolimus, midazolam, ranolazine, carbamazepine
Itraconazole 100 mg | lovastatin, dronedarone, eplerenone, ranolazine, lercanidipine, digoxin, vincristine, alprazolam
Voriconazole 200 mg | rifabutin, carbamazepine, phenobarbitone, sirolimus, efavirenz
Ritonavir 100 mg | amiodarone, sildenafil, fluticasone 250 mcg inhaler, ergotamine, quetiapine, colchicine, salmeterol inhaler
Diltiazem 60 mg | ivabradine, metoprolol, ciclosporin, colchicine
Verapamil 80 mg | atenolol, colchicine, digoxin, dantrolene injection, dabigatran
Rifampicin 450 mg | lopinavir + ritonavir, ethinylestradiol + levonorgestrel, tacrolimus, itraconazole, nifedipine, dolutegravir, bedaquiline, ticagrelor, praziquantel, atazanavir
Phenytoin 100 mg | apixaban, itraconazole, levonorgestrel, praziquantel, sofosbuvir
Carbamazepine 200 mg | voriconazole, rivaroxaban, phenelzine, ranolazine, rilpivirine, clozapine
Tranylcypromine 10 mg | pethidine, fluoxetine, pseudoephedrine, amitriptyline, dextromethorphan, sumatriptan, tramadol, bupropion
Linezolid 600 mg | sertraline, venlafaxine, meperidine, amitriptyline, pseudoephedrine, tramadol, buspirone
Methylene blue injection | fluoxetine, duloxetine, clomipramine
Selegiline 5 mg | pethidine, fluoxetine, dextromethorphan
Tizanidine 2 mg | ciprofloxacin, fluvoxamine
Theophylline 200 mg | ciprofloxacin, fluvoxamine, erythromycin
Clozapine 100 mg | fluvoxamine, ciprofloxacin, carbimazole, carbamazepine
Repaglinide 1 mg | gemfibrozil, clopidogrel
Tamoxifen 20 mg | paroxetine, fluoxetine
Thioridazine 25 mg | paroxetine, fluoxetine, propranolol
Azathioprine 50 mg | allopurinol, febuxostat
Mercaptopurine 50 mg | allopurinol, febuxostat
Methotrexate 15 mg | cotrimoxazole, trimethoprim, ibuprofen, probenecid, acitretin
Sildenafil 50 mg | isosorbide mononitrate, nitroglycerin sublingual, nicorandil, riociguat
Lithium 300 mg | hydrochlorothiazide, indomethacin, lisinopril, losartan, haloperidol
Spironolactone 50 mg | potassium chloride, trimethoprim, enalapril, losartan, eplerenone
Ramipril 5 mg | potassium chloride, sacubitril + valsartan, cotrimoxazole, aliskiren
Digoxin 0.25 mg | verapamil, quinidine, amiodarone, clarithromycin
Clonazepam 0.5 mg | tramadol, morphine, buprenorphine
Fentanyl 25 mcg patch | ritonavir, itraconazole, alprazolam, selegiline
Isotretinoin 20 mg | doxycycline, minocycline, vitamin A 25000 IU
Ceftriaxone 1 g injection | calcium gluconate injection
Atazanavir 300 mg | omeprazole, rifampicin, simvastatin
Rilpivirine 25 mg | esomeprazole, rifampicin, pantoprazole
Sodium valproate 500 mg | meropenem, lamotrigine
Measles vaccine | prednisolone 40 mg, methotrexate, ciclosporin
Levodopa + carbidopa | haloperidol, metoclopramide, phenelzine
Disulfiram 250 mg | metronidazole
Clopidogrel 75 mg | omeprazole, esomeprazole
Artemether + lumefantrine | amiodarone, quinine, halofantrine
Propranolol 40 mg | adrenaline injection, verapamil, salbutamol
Rizatriptan 10 mg | moclobemide, ergotamine, sumatriptan
Bromocriptine 2.5 mg | sumatriptan, clarithromycin
Tolvaptan 15 mg | ketoconazole, clarithromycin
Tacrolimus 1 mg | fluconazole, erythromycin, St Johns wort, diltiazem
Cyclosporine 100 mg | rifampicin, ketoconazole, phenytoin, aliskiren, colchicine
Cisapride 10 mg | clarithromycin, fluconazole, erythromycin
Gentamicin 80 mg injection | furosemide, amikacin
Ketorolac 10 mg | diclofenac, aspirin, pentoxifylline
`;
