/**
 * Pairs that general practitioners in India give together and that no label warns about. Written
 * before the rules and never used to write one. `drug | drugs that cause no warning with it`.
 */
export const HELD_OUT_HARMLESS = `
Dolo 650 | Augmentin 625, cefixime 200, azithromycin 500, levocetirizine 5, montelukast 10, pantoprazole 40, domperidone 10, ondansetron 4, dicyclomine, tranexamic acid, metformin 500, amlodipine 5, telmisartan 40, atorvastatin 10, levothyroxine 50 mcg, clopidogrel 75, albendazole 400, ORS sachet, ambroxol syrup, salbutamol syrup
Pantoprazole 40 mg | amoxicillin 500, cefuroxime 500, azithromycin 500, diclofenac 50, aceclofenac 100, prednisolone 10, clopidogrel 75, metoprolol 50, amlodipine 5, glimepiride 1, metformin 500, sucralfate 1 g syrup, domperidone 10, ondansetron 4, metronidazole 400, montelukast 10, levosulpiride 25, escitalopram 10, pregabalin 75, telmisartan 40
Amoxicillin 500 mg | cetirizine 10, montelukast 10, ibuprofen 400, omeprazole 20, ambroxol syrup, xylometazoline nasal drops, probiotic lactobacillus, ondansetron 4, metformin 500, amlodipine 5, salbutamol inhaler, prednisolone 10
Cefixime 200 mg | ofloxacin 200, paracetamol 500, levocetirizine 5, pantoprazole 40, racecadotril 100, zinc sulfate 20 mg, ondansetron 4, mefenamic acid 250, drotaverine 80, dicyclomine 10, metronidazole 400, telmisartan 40
Azithromycin 500 mg | cetirizine 10, montelukast 10, pantoprazole 40, ambroxol syrup, paracetamol 650, prednisolone 10, amlodipine 5, metformin 500, budesonide inhaler, ibuprofen 400
Doxycycline 100 mg | paracetamol 650, pantoprazole 40, cetirizine 10, metformin 500, amlodipine 5, hydroxyzine 10, aceclofenac 100
Metformin 500 mg | glimepiride 1, sitagliptin 100, vildagliptin 50, teneligliptin 20, dapagliflozin 10, voglibose 0.2, pioglitazone 15, atorvastatin 10, rosuvastatin 10, telmisartan 40, losartan 50, ramipril 5, amlodipine 5, aspirin 75, levothyroxine 50 mcg, gabapentin 300, methylcobalamin 1500 mcg, pregabalin 75, insulin glargine injection, cilnidipine 10
Glimepiride 1 mg | amlodipine 5, telmisartan 40, atorvastatin 10, pantoprazole 40, voglibose 0.2, dapagliflozin 10, cetirizine 10, paracetamol 650, amoxicillin 500, cefixime 200, vitamin D3 60000 IU
Telmisartan 40 mg | amlodipine 5, cilnidipine 10, hydrochlorothiazide 12.5, chlorthalidone 12.5, metoprolol 25, atorvastatin 10, rosuvastatin 10, aspirin 75, clopidogrel 75, sitagliptin 100, levothyroxine 50 mcg, cetirizine 10, azithromycin 500, allopurinol 100
Amlodipine 5 mg | atenolol 50, ramipril 5, losartan 50, rosuvastatin 10, atorvastatin 10, hydrochlorothiazide 12.5, indapamide 1.5, aspirin 75, sitagliptin 50, levocetirizine 5, montelukast 10, amoxicillin 500, cefpodoxime 200, levothyroxine 100 mcg, tamsulosin 0.4, metoprolol 50
Losartan 50 mg | atorvastatin 10, metformin 500, hydrochlorothiazide 12.5, cetirizine 10, paracetamol 650, pantoprazole 40, glimepiride 2, atenolol 50
Atorvastatin 10 mg | aspirin 75, clopidogrel 75, metoprolol 25, ramipril 5, pantoprazole 40, glimepiride 1, ezetimibe 10, sitagliptin 100, cetirizine 10, amoxicillin 500, paracetamol 650, azithromycin 500, levothyroxine 75 mcg, vitamin D3 60000 IU
Rosuvastatin 10 mg | aspirin 75, clopidogrel 75, ramipril 5, pantoprazole 40, metoprolol 25, telmisartan 40, dapagliflozin 10
Aspirin 75 mg | metoprolol 25, atorvastatin 10, pantoprazole 40, amlodipine 5, metformin 500, rosuvastatin 20, nitroglycerin 2.6 mg, levothyroxine 25 mcg
Metoprolol 25 mg | atorvastatin 10, clopidogrel 75, pantoprazole 40, telmisartan 40, metformin 500, levothyroxine 50 mcg, amoxicillin 500, paracetamol 650
Levothyroxine 50 mcg | amlodipine 5, telmisartan 40, metformin 500, atorvastatin 10, cetirizine 10, paracetamol 650, vitamin B complex, amoxicillin 500, folic acid 5
Cetirizine 10 mg | montelukast 10, paracetamol 500, ambroxol syrup, prednisolone 10, fluticasone nasal spray, calamine lotion, permethrin cream, clotrimazole cream, hydrocortisone cream, ranitidine 150, azithromycin 500, ivermectin 12, salbutamol inhaler
Levocetirizine 5 mg | montelukast 10, cefpodoxime 200, amoxicillin 500, dextromethorphan syrup, guaifenesin syrup, fluticasone nasal spray, ketoconazole shampoo, fluconazole 150, terbinafine cream
Montelukast 10 mg | fexofenadine 120, salbutamol inhaler, budesonide inhaler, prednisolone 10, doxofylline 400, formoterol + budesonide rotacap, acebrophylline 100, cefuroxime 500
Prednisolone 10 mg | amoxicillin 500, salbutamol inhaler, paracetamol 650, cefixime 200, levocetirizine 5, vitamin D3 60000 IU, budesonide inhaler
Ibuprofen 400 mg | cefixime 200, chlorpheniramine 4, omeprazole 20, serratiopeptidase 10, amoxicillin 500, levocetirizine 5, ambroxol syrup
Diclofenac 50 mg | rabeprazole 20, thiocolchicoside 4, serratiopeptidase 10, chlorzoxazone 250, cefixime 200, methylcobalamin 1500 mcg, vitamin D3 60000 IU, amoxicillin 500
Aceclofenac 100 mg | thiocolchicoside 4, tizanidine 2, rabeprazole 20, paracetamol 325, pregabalin 75, methylcobalamin 1500 mcg
Mefenamic acid 250 mg | tranexamic acid 500, dicyclomine 10, pantoprazole 40, norethisterone 5, ferrous ascorbate 100
Tranexamic acid 500 mg | ferrous ascorbate 100, pantoprazole 40, folic acid 5, paracetamol 650
Ferrous ascorbate 100 mg | folic acid 1.5, ascorbic acid 500, methylcobalamin 1500 mcg, albendazole 400, progesterone 200, cefixime 200
Calcium carbonate 500 mg | vitamin D3 60000 IU, folic acid 5, progesterone 200, amoxicillin 500, telmisartan 40, paracetamol 650, metformin 500
Ondansetron 4 mg | ORS sachet, racecadotril 100, zinc sulfate 20, cefixime 200, pantoprazole 40, paracetamol 500, lactobacillus, rabeprazole 20
Metronidazole 400 mg | cefixime 200, diloxanide furoate 500, ORS sachet, amoxicillin 500, dicyclomine 10, doxycycline 100, paracetamol 650
Albendazole 400 mg | ivermectin 12, vitamin A, multivitamin, cetirizine 10
Norfloxacin 400 mg | ORS sachet, racecadotril 100, paracetamol 650, dicyclomine 10
Nitrofurantoin 100 mg | paracetamol 650, flavoxate 200, pantoprazole 40, disodium hydrogen citrate syrup, phenylephrine + chlorpheniramine
Clopidogrel 75 mg | atorvastatin 20, ramipril 2.5, metoprolol 25, pantoprazole 40, rabeprazole 20, telmisartan 40, metformin 500
Escitalopram 10 mg | amlodipine 5, metformin 500, levothyroxine 50 mcg, telmisartan 40, atorvastatin 10, paracetamol 650
Ciprofloxacin 500 mg | paracetamol 650, amlodipine 5, pantoprazole 40, cetirizine 10, telmisartan 40
Moxifloxacin eye drops | amiodarone 200, haloperidol 5, sotalol 80, prednisolone eye drops
Clotrimazole 1% cream | warfarin 5, simvastatin 20, cetirizine 10, glimepiride 1
Ketoconazole 2% shampoo | simvastatin 20, alprazolam 0.25, domperidone 10
Diclofenac 1% gel | warfarin 5, lithium 300, telmisartan 40, methotrexate 15
Folic acid 5 mg | methotrexate 7.5, vitamin B complex, progesterone 200, metformin 500
Tamsulosin 0.4 mg | finasteride 5, dutasteride 0.5, amlodipine 5, metformin 500, cefixime 200, atorvastatin 10
Fluconazole 150 mg | paracetamol 650, clotrimazole vaginal tablet, cetirizine 10, amoxicillin 500, metformin 500, levothyroxine 50 mcg
`;
