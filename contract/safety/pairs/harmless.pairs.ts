/**
 * Pairs that general practitioners in India give together and that no label warns about: written
 * while the rules grew. `drug | drugs that cause no warning with it`.
 */
export const HARMLESS = `
Crocin 500 | cefuroxime 500, cefpodoxime 200, doxycycline 100, ciprofloxacin 500, norfloxacin 400, nitrofurantoin 100, aciclovir 400, oseltamivir 75, fexofenadine 120, bilastine 20, rabeprazole 20, ranitidine 150, famotidine 20, drotaverine 80, hyoscine butylbromide 10, racecadotril 100, loperamide 2, losartan 50, ramipril 5, atenolol 50, cilnidipine 10, hydrochlorothiazide 12.5, rosuvastatin 10, glimepiride 2, sitagliptin 100, vildagliptin 50, dapagliflozin 10, carbimazole 5, folic acid 5, progesterone 200, thiocolchicoside 4, pregabalin 75, gabapentin 300, escitalopram 10, betahistine 16
Rabeprazole 20 mg | amoxicillin 500, cefixime 200, cefuroxime 500, azithromycin 500, ibuprofen 400, aceclofenac 100, etoricoxib 90, naproxen 500, prednisolone 10, deflazacort 6, clopidogrel 75, aspirin 75, atorvastatin 10, telmisartan 40, amlodipine 5, metformin 500, glimepiride 1, domperidone 10, levosulpiride 25, ondansetron 4, escitalopram 10, pregabalin 75, methylcobalamin 1500 mcg, tramadol 50, ursodeoxycholic acid 300
Omeprazole 20 mg | amoxicillin 500, metronidazole 400, domperidone 10, paracetamol 650, metformin 500, amlodipine 5, cetirizine 10, ibuprofen 400, aspirin 75
Amoxicillin 250 mg + clavulanic acid 125 mg | cetirizine 10, levocetirizine 5, montelukast 10, paracetamol 650, ibuprofen 400, aceclofenac 100, pantoprazole 40, xylometazoline nasal drops, ofloxacin ear drops, salbutamol syrup, serratiopeptidase 10, mefenamic acid 250, betamethasone cream, lactobacillus, telmisartan 40, metformin 500
Cefpodoxime 200 mg | levocetirizine 5, montelukast 10, ambroxol syrup, paracetamol 650, mefenamic acid 250, lactobacillus, salbutamol syrup, metformin 500, amlodipine 5, prednisolone 10
Cefuroxime 500 mg | paracetamol 650, levocetirizine 5, aceclofenac 100, mupirocin ointment, metformin 500, amlodipine 5, montelukast 10
Ofloxacin 200 mg | paracetamol 650, racecadotril 100, ORS sachet, lactobacillus, pantoprazole 40, dicyclomine 10, amlodipine 5, ornidazole 500, cetirizine 10
Ofloxacin eye drops | prednisolone 10, glimepiride 2, amiodarone 100, theophylline 200, ferrous sulfate
Ciprofloxacin eye drops | tizanidine 2, warfarin 5, theophylline 200, calcium carbonate 500
Doxycycline 100 mg | azithromycin 500, metronidazole 400, domperidone 10, ambroxol syrup, telmisartan 40, atorvastatin 10
Nitazoxanide 500 mg | ORS sachet, ondansetron 4, paracetamol 650, zinc sulfate 20, racecadotril 100
Ivermectin 12 mg | albendazole 400, levocetirizine 5, permethrin cream, hydroxyzine 10, cefixime 200
Aciclovir 800 mg | paracetamol 650, pregabalin 75, calamine lotion, amitriptyline 10, pantoprazole 40, levocetirizine 5, amlodipine 5
Fluconazole 150 mg | levocetirizine 5, ketoconazole cream, luliconazole cream, ivermectin 12, pantoprazole 40, telmisartan 40
Terbinafine 250 mg | levocetirizine 5, luliconazole cream, pantoprazole 40, metformin 500, amlodipine 5, paracetamol 650
Itraconazole 100 mg | levocetirizine 5, luliconazole cream, paracetamol 650, metformin 500, cetirizine 10
Clotrimazole vaginal tablet | metronidazole 400, fluconazole 150, doxycycline 100, warfarin 5
Metformin 1 g | atenolol 50, cilnidipine 10, olmesartan 20, clopidogrel 75, azithromycin 500, cefixime 200, cetirizine 10, montelukast 10, paracetamol 650, pantoprazole 40, amitriptyline 10, folic acid 5, letrozole 2.5, clomifene 50, progesterone 200, norethisterone 5, insulin 30/70 injection, linagliptin 5, empagliflozin 10
Glimepiride 2 mg + metformin 500 mg | atorvastatin 10, telmisartan 40, amlodipine 5, teneligliptin 20, pioglitazone 15, voglibose 0.2, sitagliptin 100, aspirin 75, rosuvastatin 10, methylcobalamin 1500 mcg, pregabalin 75, pantoprazole 40, paracetamol 650, levothyroxine 50 mcg
Sitagliptin 100 mg | atorvastatin 10, telmisartan 40, amlodipine 5, dapagliflozin 10, gliclazide 60, rosuvastatin 10, metoprolol 25, losartan 50
Dapagliflozin 10 mg | metoprolol 25, telmisartan 40, rosuvastatin 10, aspirin 75, clopidogrel 75, ramipril 5, bisoprolol 2.5
Gliclazide 60 mg | metformin 500, telmisartan 40, amlodipine 5, atorvastatin 10, pantoprazole 40
Olmesartan 20 mg | amlodipine 5, hydrochlorothiazide 12.5, metoprolol 25, rosuvastatin 10, chlorthalidone 12.5, paracetamol 650
Cilnidipine 10 mg | telmisartan 40, metoprolol 25, atorvastatin 10, chlorthalidone 12.5, pantoprazole 40, levothyroxine 50 mcg, aspirin 75, clopidogrel 75
Ramipril 5 mg | amlodipine 5, metoprolol 25, bisoprolol 2.5, atorvastatin 10, aspirin 75, clopidogrel 75, hydrochlorothiazide 12.5, sitagliptin 100, metformin 500
Enalapril 5 mg | amlodipine 5, atenolol 50, metformin 500, cetirizine 10, amoxicillin 500
Atenolol 50 mg | amlodipine 5, losartan 50, hydrochlorothiazide 12.5, aspirin 75, atorvastatin 10, paracetamol 650, cetirizine 10, pantoprazole 40
Metoprolol 50 mg | aspirin 75, nitroglycerin 2.6 mg, clopidogrel 75, ramipril 5, torsemide 10, sitagliptin 50, levocetirizine 5, montelukast 10
Propranolol 20 mg | flunarizine 5, carbimazole 5, paracetamol 650, pantoprazole 40, escitalopram 10
Torsemide 10 mg | spironolactone 25, telmisartan 40, metoprolol 25, atorvastatin 10, aspirin 75, dapagliflozin 10
Spironolactone 25 mg | furosemide 40, metoprolol 25, clopidogrel 75, rosuvastatin 10
Rosuvastatin 20 mg | metformin 500, amlodipine 5, telmisartan 40, bisoprolol 2.5, nitroglycerin 2.6 mg, levothyroxine 50 mcg, cetirizine 10, azithromycin 500
Isosorbide mononitrate 30 mg | metoprolol 25, aspirin 75, clopidogrel 75, atorvastatin 40, ramipril 2.5, pantoprazole 40
Levothyroxine 75 mcg | losartan 50, rosuvastatin 10, cilnidipine 10, metoprolol 25, sitagliptin 100, azithromycin 500, levocetirizine 5, montelukast 10, folic acid 5, progesterone 200
Carbimazole 10 mg | propranolol 20, cetirizine 10, paracetamol 650, amoxicillin 500
Fexofenadine 120 mg | montelukast 10, paracetamol 650, azithromycin 500, fluticasone nasal spray, amoxicillin 500, prednisolone 10, metformin 500, amlodipine 5
Levocetirizine 5 mg + montelukast 10 mg | azithromycin 500, amoxicillin 500, ambroxol syrup, paracetamol 650, fluticasone nasal spray, budesonide inhaler, salbutamol inhaler, deflazacort 6, pantoprazole 40, telmisartan 40, metformin 500, doxofylline 400
Salbutamol inhaler | budesonide inhaler, ipratropium inhaler, montelukast 10, prednisolone 10, azithromycin 500, amoxicillin 500, cetirizine 10, amlodipine 5, telmisartan 40, metformin 500, levothyroxine 50 mcg
Formoterol + budesonide rotacap | montelukast 10, tiotropium rotacap, salbutamol inhaler, azithromycin 500, amoxicillin 500, prednisolone 10, amlodipine 5, metformin 500, bilastine 20
Fluticasone nasal spray | levocetirizine 5, montelukast 10, azithromycin 500, amoxicillin 500, ibuprofen 400, warfarin 5
Ambroxol + levosalbutamol + guaifenesin syrup | amoxicillin 500, cefixime 200, azithromycin 500, paracetamol 650, levocetirizine 5, prednisolone 10, pantoprazole 40
Dextromethorphan + chlorpheniramine syrup | paracetamol 650, azithromycin 500, amoxicillin 500, pantoprazole 40, montelukast 10
Prednisolone 20 mg | pantoprazole 40, azithromycin 500, montelukast 10, levosalbutamol respules, cetirizine 10, cefuroxime 500, calcium carbonate 500, methylcobalamin 1500 mcg, hydroxychloroquine 200
Deflazacort 6 mg | amoxicillin 500, levocetirizine 5, rabeprazole 20, thiocolchicoside 4, pregabalin 75
Etoricoxib 90 mg | pantoprazole 40, thiocolchicoside 4, pregabalin 75, cefixime 200, paracetamol 325, vitamin D3 60000 IU, methylcobalamin 1500 mcg
Ibuprofen 400 mg + paracetamol 325 mg | amoxicillin 500, azithromycin 500, cetirizine 10, pantoprazole 40, chlorzoxazone 250, metronidazole 400, montelukast 10
Aceclofenac 100 mg + paracetamol 325 mg | pantoprazole 40, rabeprazole 20, amoxicillin 500, cefixime 200, thiocolchicoside 4, cetirizine 10, azithromycin 500
Diclofenac 1% gel | aspirin 75, clopidogrel 75, telmisartan 40, warfarin 5, prednisolone 10, furosemide 40, lithium 300
Mefenamic acid 250 mg + dicyclomine 10 mg | ondansetron 4, pantoprazole 40, cefixime 200, metronidazole 400, ORS sachet, tranexamic acid 500, folic acid 5
Dicyclomine 10 mg | ranitidine 150, ondansetron 4, ofloxacin 200, paracetamol 500, simethicone
Colchicine 0.5 mg | febuxostat 40, paracetamol 650, pantoprazole 40, allopurinol 100, telmisartan 40, amlodipine 5
Febuxostat 40 mg | telmisartan 40, amlodipine 5, atorvastatin 10, etoricoxib 60, metformin 500, rosuvastatin 10
Allopurinol 100 mg | telmisartan 40, losartan 50, amlodipine 5, atorvastatin 10, metformin 500, colchicine 0.5
Pregabalin 75 mg | methylcobalamin 1500 mcg, amitriptyline 10, metformin 500, telmisartan 40, duloxetine 20, pantoprazole 40, amlodipine 5, aceclofenac 100, vitamin D3 60000 IU
Amitriptyline 10 mg | propranolol 20, paracetamol 650, pantoprazole 40, metformin 500, telmisartan 40
Escitalopram 10 mg | clonazepam 0.25, propranolol 20, pantoprazole 40, metformin 500, cetirizine 10, amoxicillin 500, telmisartan 40
Clonazepam 0.5 mg | telmisartan 40, amlodipine 5, metformin 500, propranolol 20, paracetamol 650
Betahistine 16 mg | cinnarizine 25, prochlorperazine 5, domperidone 10, telmisartan 40, ondansetron 4
Phenytoin 100 mg | levetiracetam 500, paracetamol 650, pantoprazole 40, cetirizine 10, amoxicillin 500
Levetiracetam 500 mg | clobazam 5, folic acid 5, amoxicillin 500, paracetamol 650, escitalopram 10, ethinylestradiol + levonorgestrel
Ferrous sulfate 200 mg | folic acid 5, albendazole 400, vitamin D3 60000 IU, paracetamol 500, amoxicillin 500, progesterone 200
Progesterone 200 mg | folic acid 5, iron sucrose injection, aspirin 75, levothyroxine 50 mcg, doxylamine + pyridoxine, calcium carbonate 500
Ethinylestradiol 0.03 mg + levonorgestrel 0.15 mg | amoxicillin 500, azithromycin 500, metformin 500, folic acid 5, paracetamol 650, cetirizine 10, pantoprazole 40, fluconazole 150, doxycycline 100
Norethisterone 5 mg | tranexamic acid 500, mefenamic acid 250, ferrous ascorbate 100, folic acid 5, metformin 500
Letrozole 2.5 mg | folic acid 5, metformin 500, cabergoline 0.5, progesterone 200
Tamsulosin 0.4 mg | telmisartan 40, solifenacin 5, metoprolol 25, atorvastatin 10, nitrofurantoin 100, paracetamol 650
Albendazole 400 mg | ferrous sulfate 200, multivitamin syrup, paracetamol 250 syrup, zinc sulfate syrup, cetirizine syrup
Isoniazid 300 mg | pyridoxine 10, rifampicin 450, ethambutol 800, pyrazinamide 750, folic acid 5
Methotrexate 7.5 mg | hydroxychloroquine 200, folic acid 5, prednisolone 5, paracetamol 650, calcium carbonate 500
Hydroxychloroquine 200 mg | prednisolone 5, paracetamol 650, vitamin D3 60000 IU, etoricoxib 60, sulfasalazine 500
Vitamin D3 60000 IU | telmisartan 40, metformin 500, levothyroxine 50 mcg, atorvastatin 20, aceclofenac 100, pregabalin 75, methotrexate 7.5
Methylcobalamin 1500 mcg | pregabalin 75, metformin 500, gabapentin 300, telmisartan 40, amlodipine 5, vitamin D3 60000 IU
Timolol eye drops | salbutamol inhaler, verapamil 80, amlodipine 5, metformin 500
Neomycin cream | furosemide 40, warfarin 5, gentamicin eye drops
Tacrolimus 0.1% ointment | fluconazole 150, clarithromycin 500, ibuprofen 400
Adapalene gel | doxycycline 100, azithromycin 500, minocycline 50
Tretinoin cream | doxycycline 100, azithromycin 500
`;
