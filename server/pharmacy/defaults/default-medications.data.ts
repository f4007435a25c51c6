/**
 * The medications that an Indian OPD usually stocks: composition with strength and form, the
 * dispensing unit, the pack size, and an indicative price in rupees per unit.
 *
 * Names, strengths and forms are checked against the National List of Essential Medicines of India
 * 2022 and the WHO Model List of Essential Medicines (23rd list, 2023). Combinations commonly
 * dispensed in India are added. Prices are rounded to the level of generics and price-controlled
 * brands. They are marked as indicative and must be edited.
 */
export const DEFAULT_MEDICATIONS: Readonly<Record<string, string>> = {
  'Pain and fever': `
    Paracetamol 500 mg Tablet | tablet | strip of 10 | 1
    Paracetamol 650 mg Tablet | tablet | strip of 15 | 2
    Paracetamol 120 mg/5 ml Syrup | bottle | 60 ml | 32
    Paracetamol 250 mg/5 ml Syrup | bottle | 60 ml | 42
    Paracetamol 100 mg/ml Drops | bottle | 15 ml | 30
    Paracetamol 170 mg Suppository | suppository | strip of 5 | 12
    Ibuprofen 200 mg Tablet | tablet | strip of 10 | 0.6
    Ibuprofen 400 mg Tablet | tablet | strip of 10 | 1
    Ibuprofen 100 mg/5 ml Suspension | bottle | 60 ml | 28
    Ibuprofen 400 mg + Paracetamol 325 mg Tablet | tablet | strip of 15 | 1.6
    Ibuprofen 100 mg + Paracetamol 162.5 mg/5 ml Suspension | bottle | 60 ml | 38
    Diclofenac Sodium 50 mg Tablet | tablet | strip of 10 | 1.2
    Diclofenac Sodium SR 100 mg Tablet | tablet | strip of 10 | 3
    Diclofenac 75 mg/3 ml Injection | ampoule | 3 ml | 12
    Diclofenac 1% Gel | tube | 30 g | 70
    Aceclofenac 100 mg Tablet | tablet | strip of 10 | 3.5
    Aceclofenac 100 mg + Paracetamol 325 mg Tablet | tablet | strip of 10 | 4.5
    Aceclofenac 100 mg + Paracetamol 325 mg + Serratiopeptidase 15 mg Tablet | tablet | strip of 10 | 8
    Naproxen 250 mg Tablet | tablet | strip of 15 | 4
    Naproxen 500 mg Tablet | tablet | strip of 15 | 7
    Etoricoxib 60 mg Tablet | tablet | strip of 10 | 8
    Etoricoxib 90 mg Tablet | tablet | strip of 10 | 11
    Mefenamic Acid 500 mg Tablet | tablet | strip of 10 | 4
    Mefenamic Acid 100 mg/5 ml Suspension | bottle | 60 ml | 45
    Ketorolac 10 mg Dispersible Tablet | tablet | strip of 15 | 8
    Tramadol 50 mg Capsule | capsule | strip of 10 | 6
    Tramadol 37.5 mg + Paracetamol 325 mg Tablet | tablet | strip of 10 | 8
    Acetylsalicylic Acid 300 mg Tablet | tablet | strip of 14 | 0.5
    Indomethacin 25 mg Capsule | capsule | strip of 10 | 2
    Allopurinol 100 mg Tablet | tablet | strip of 10 | 2.2
    Allopurinol 300 mg Tablet | tablet | strip of 10 | 5.5
    Febuxostat 40 mg Tablet | tablet | strip of 10 | 9
    Colchicine 0.5 mg Tablet | tablet | strip of 10 | 4
    Thiocolchicoside 4 mg Capsule | capsule | strip of 10 | 15
    Chlorzoxazone 250 mg + Paracetamol 325 mg Tablet | tablet | strip of 10 | 5`,
  Antibiotics: `
    Amoxicillin 250 mg Capsule | capsule | strip of 10 | 4
    Amoxicillin 500 mg Capsule | capsule | strip of 10 | 7
    Amoxicillin 125 mg/5 ml Dry Syrup | bottle | 60 ml | 48
    Amoxicillin 250 mg/5 ml Dry Syrup | bottle | 60 ml | 70
    Amoxicillin 250 mg + Clavulanic Acid 125 mg Tablet | tablet | strip of 10 | 11
    Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet | tablet | strip of 10 | 19
    Amoxicillin 875 mg + Clavulanic Acid 125 mg Tablet | tablet | strip of 6 | 30
    Amoxicillin 200 mg + Clavulanic Acid 28.5 mg/5 ml Dry Syrup | bottle | 30 ml | 62
    Azithromycin 250 mg Tablet | tablet | strip of 6 | 12
    Azithromycin 500 mg Tablet | tablet | strip of 3 | 23
    Azithromycin 200 mg/5 ml Suspension | bottle | 15 ml | 48
    Clarithromycin 250 mg Tablet | tablet | strip of 10 | 24
    Clarithromycin 500 mg Tablet | tablet | strip of 10 | 42
    Erythromycin 250 mg Tablet | tablet | strip of 10 | 4.5
    Erythromycin 500 mg Tablet | tablet | strip of 10 | 8
    Doxycycline 100 mg Capsule | capsule | strip of 10 | 3
    Minocycline 100 mg Capsule | capsule | strip of 10 | 16
    Tetracycline 250 mg Capsule | capsule | strip of 10 | 1.5
    Ciprofloxacin 250 mg Tablet | tablet | strip of 10 | 2.2
    Ciprofloxacin 500 mg Tablet | tablet | strip of 10 | 4
    Ofloxacin 200 mg Tablet | tablet | strip of 10 | 5.5
    Ofloxacin 400 mg Tablet | tablet | strip of 10 | 10
    Ofloxacin 200 mg + Ornidazole 500 mg Tablet | tablet | strip of 10 | 11
    Levofloxacin 250 mg Tablet | tablet | strip of 10 | 5
    Levofloxacin 500 mg Tablet | tablet | strip of 10 | 8.5
    Levofloxacin 750 mg Tablet | tablet | strip of 10 | 13
    Moxifloxacin 400 mg Tablet | tablet | strip of 5 | 26
    Norfloxacin 400 mg Tablet | tablet | strip of 10 | 3.5
    Norfloxacin 400 mg + Tinidazole 600 mg Tablet | tablet | strip of 10 | 7
    Cefixime 100 mg Dispersible Tablet | tablet | strip of 10 | 6.5
    Cefixime 200 mg Tablet | tablet | strip of 10 | 10
    Cefixime 50 mg/5 ml Dry Syrup | bottle | 30 ml | 48
    Cefixime 100 mg/5 ml Dry Syrup | bottle | 30 ml | 68
    Cefpodoxime 100 mg Tablet | tablet | strip of 10 | 10
    Cefpodoxime 200 mg Tablet | tablet | strip of 10 | 17
    Cefpodoxime 50 mg/5 ml Dry Syrup | bottle | 30 ml | 62
    Cefuroxime 250 mg Tablet | tablet | strip of 10 | 24
    Cefuroxime 500 mg Tablet | tablet | strip of 10 | 44
    Cefalexin 250 mg Capsule | capsule | strip of 10 | 8
    Cefalexin 500 mg Capsule | capsule | strip of 10 | 14
    Cefalexin 125 mg/5 ml Dry Syrup | bottle | 30 ml | 45
    Cefadroxil 500 mg Tablet | tablet | strip of 10 | 6
    Cefadroxil 250 mg Dispersible Tablet | tablet | strip of 10 | 4
    Ceftriaxone 1 g Injection | vial | 1 g | 48
    Gentamicin 80 mg/2 ml Injection | vial | 2 ml | 9
    Amikacin 500 mg/2 ml Injection | vial | 2 ml | 58
    Benzathine Benzylpenicillin 1.2 MIU Injection | vial | 1.2 MIU | 16
    Cloxacillin 500 mg Capsule | capsule | strip of 10 | 5
    Ampicillin 500 mg Capsule | capsule | strip of 10 | 6
    Ampicillin 250 mg + Cloxacillin 250 mg Capsule | capsule | strip of 10 | 6
    Clindamycin 150 mg Capsule | capsule | strip of 10 | 14
    Clindamycin 300 mg Capsule | capsule | strip of 10 | 24
    Linezolid 600 mg Tablet | tablet | strip of 10 | 35
    Nitrofurantoin 100 mg Capsule | capsule | strip of 10 | 9
    Fosfomycin 3 g Sachet | sachet | 1 sachet | 420
    Sulfamethoxazole 400 mg + Trimethoprim 80 mg Tablet | tablet | strip of 10 | 0.9
    Sulfamethoxazole 800 mg + Trimethoprim 160 mg Tablet | tablet | strip of 10 | 1.9
    Sulfamethoxazole 200 mg + Trimethoprim 40 mg/5 ml Suspension | bottle | 50 ml | 22
    Rifaximin 200 mg Tablet | tablet | strip of 10 | 14
    Rifaximin 400 mg Tablet | tablet | strip of 10 | 26`,
  'Protozoa and worms': `
    Metronidazole 200 mg Tablet | tablet | strip of 15 | 0.6
    Metronidazole 400 mg Tablet | tablet | strip of 15 | 1.1
    Metronidazole 200 mg/5 ml Suspension | bottle | 60 ml | 22
    Tinidazole 500 mg Tablet | tablet | strip of 10 | 4.5
    Ornidazole 500 mg Tablet | tablet | strip of 10 | 8
    Secnidazole 1 g Tablet | tablet | strip of 2 | 18
    Diloxanide Furoate 500 mg Tablet | tablet | strip of 10 | 4
    Nitazoxanide 500 mg Tablet | tablet | strip of 6 | 22
    Albendazole 400 mg Chewable Tablet | tablet | strip of 1 | 9
    Albendazole 200 mg/5 ml Suspension | bottle | 10 ml | 20
    Mebendazole 100 mg Chewable Tablet | tablet | strip of 6 | 3
    Ivermectin 6 mg Tablet | tablet | strip of 2 | 18
    Ivermectin 12 mg Tablet | tablet | strip of 2 | 32
    Praziquantel 600 mg Tablet | tablet | strip of 4 | 35
    Diethylcarbamazine 100 mg Tablet | tablet | strip of 10 | 1.5
    Chloroquine 250 mg Tablet | tablet | strip of 10 | 1.5
    Hydroxychloroquine 200 mg Tablet | tablet | strip of 10 | 6
    Hydroxychloroquine 400 mg Tablet | tablet | strip of 10 | 13
    Primaquine 7.5 mg Tablet | tablet | strip of 10 | 2.5
    Artemether 80 mg + Lumefantrine 480 mg Tablet | tablet | strip of 6 | 22
    Artesunate 60 mg Injection | vial | 60 mg | 160
    Quinine Sulphate 300 mg Tablet | tablet | strip of 10 | 6`,
  'Viruses and fungi': `
    Aciclovir 200 mg Tablet | tablet | strip of 10 | 6
    Aciclovir 400 mg Tablet | tablet | strip of 10 | 11
    Aciclovir 800 mg Tablet | tablet | strip of 5 | 20
    Aciclovir 5% Cream | tube | 5 g | 55
    Valaciclovir 500 mg Tablet | tablet | strip of 3 | 38
    Oseltamivir 75 mg Capsule | capsule | strip of 10 | 45
    Fluconazole 150 mg Tablet | tablet | strip of 1 | 12
    Fluconazole 200 mg Tablet | tablet | strip of 4 | 16
    Itraconazole 100 mg Capsule | capsule | strip of 10 | 15
    Itraconazole 200 mg Capsule | capsule | strip of 10 | 24
    Terbinafine 250 mg Tablet | tablet | strip of 7 | 16
    Griseofulvin 250 mg Tablet | tablet | strip of 10 | 3.5
    Nystatin 100,000 IU/ml Suspension | bottle | 30 ml | 85
    Clotrimazole 1% Cream | tube | 15 g | 45
    Clotrimazole 1% Dusting Powder | bottle | 75 g | 85
    Clotrimazole 100 mg Vaginal Tablet | tablet | strip of 6 | 9
    Clotrimazole 1% Mouth Paint | bottle | 15 ml | 60
    Miconazole 2% Cream | tube | 15 g | 55
    Ketoconazole 2% Cream | tube | 15 g | 90
    Ketoconazole 2% Shampoo | bottle | 60 ml | 180
    Luliconazole 1% Cream | tube | 10 g | 120`,
  'Allergy, cough and cold': `
    Cetirizine 10 mg Tablet | tablet | strip of 10 | 1.6
    Cetirizine 5 mg/5 ml Syrup | bottle | 60 ml | 38
    Levocetirizine 5 mg Tablet | tablet | strip of 10 | 3
    Levocetirizine 5 mg + Montelukast 10 mg Tablet | tablet | strip of 10 | 9
    Levocetirizine 2.5 mg + Montelukast 4 mg/5 ml Syrup | bottle | 60 ml | 85
    Montelukast 10 mg Tablet | tablet | strip of 10 | 9
    Montelukast 5 mg Chewable Tablet | tablet | strip of 10 | 7
    Fexofenadine 120 mg Tablet | tablet | strip of 10 | 12
    Fexofenadine 180 mg Tablet | tablet | strip of 10 | 17
    Loratadine 10 mg Tablet | tablet | strip of 10 | 4
    Bilastine 20 mg Tablet | tablet | strip of 10 | 10
    Chlorpheniramine 4 mg Tablet | tablet | strip of 10 | 0.4
    Pheniramine 25 mg Tablet | tablet | strip of 15 | 1
    Pheniramine 22.75 mg/ml Injection | ampoule | 2 ml | 8
    Hydroxyzine 10 mg Tablet | tablet | strip of 15 | 2.5
    Hydroxyzine 25 mg Tablet | tablet | strip of 15 | 4.5
    Promethazine 25 mg Tablet | tablet | strip of 10 | 2.5
    Dextromethorphan 10 mg + Chlorpheniramine 2 mg/5 ml Syrup | bottle | 100 ml | 95
    Ambroxol 15 mg + Guaifenesin 50 mg + Terbutaline 1.25 mg/5 ml Syrup | bottle | 100 ml | 95
    Ambroxol 30 mg/5 ml Syrup | bottle | 100 ml | 65
    Bromhexine 8 mg Tablet | tablet | strip of 10 | 2
    Acetylcysteine 600 mg Effervescent Tablet | tablet | strip of 10 | 22
    Paracetamol 500 mg + Phenylephrine 5 mg + Chlorpheniramine 2 mg Tablet | tablet | strip of 10 | 4
    Xylometazoline 0.1% Nasal Drops | bottle | 10 ml | 65
    Xylometazoline 0.05% Paediatric Nasal Drops | bottle | 10 ml | 55
    Oxymetazoline 0.05% Nasal Spray | bottle | 10 ml | 75
    Sodium Chloride 0.65% Nasal Drops | bottle | 20 ml | 45
    Fluticasone 50 mcg Nasal Spray | bottle | 120 doses | 320
    Mometasone 50 mcg Nasal Spray | bottle | 120 doses | 340`,
  'Asthma and lungs': `
    Salbutamol 2 mg Tablet | tablet | strip of 10 | 0.3
    Salbutamol 4 mg Tablet | tablet | strip of 10 | 0.4
    Salbutamol 2 mg/5 ml Syrup | bottle | 100 ml | 28
    Salbutamol 100 mcg Inhaler | inhaler | 200 doses | 150
    Salbutamol 2.5 mg Respules | respule | 2.5 ml | 8
    Levosalbutamol 50 mcg Inhaler | inhaler | 200 doses | 190
    Levosalbutamol 0.63 mg Respules | respule | 2.5 ml | 9
    Ipratropium 500 mcg Respules | respule | 2 ml | 14
    Levosalbutamol 1.25 mg + Ipratropium 500 mcg Respules | respule | 2.5 ml | 15
    Budesonide 0.5 mg Respules | respule | 2 ml | 22
    Budesonide 200 mcg Inhaler | inhaler | 200 doses | 330
    Beclometasone 100 mcg Inhaler | inhaler | 200 doses | 260
    Formoterol 6 mcg + Budesonide 200 mcg Inhaler | inhaler | 120 doses | 360
    Salmeterol 25 mcg + Fluticasone 125 mcg Inhaler | inhaler | 120 doses | 480
    Tiotropium 18 mcg Rotacaps | capsule | bottle of 15 | 16
    Etofylline 115 mg + Theophylline 35 mg Tablet | tablet | strip of 10 | 1.8
    Theophylline SR 300 mg Tablet | tablet | strip of 10 | 3
    Deriphylline Injection | ampoule | 2 ml | 8
    Spacer for Inhaler | piece | 1 piece | 280`,
  'Stomach and bowel': `
    Omeprazole 20 mg Capsule | capsule | strip of 15 | 3
    Pantoprazole 40 mg Tablet | tablet | strip of 15 | 6
    Pantoprazole 40 mg + Domperidone 30 mg SR Capsule | capsule | strip of 15 | 9
    Pantoprazole 40 mg Injection | vial | 40 mg | 48
    Rabeprazole 20 mg Tablet | tablet | strip of 15 | 7
    Rabeprazole 20 mg + Domperidone 30 mg SR Capsule | capsule | strip of 15 | 10
    Esomeprazole 40 mg Tablet | tablet | strip of 15 | 8
    Famotidine 20 mg Tablet | tablet | strip of 14 | 0.6
    Famotidine 40 mg Tablet | tablet | strip of 14 | 1
    Sucralfate 1 g/10 ml Suspension | bottle | 200 ml | 160
    Magaldrate 400 mg + Simethicone 20 mg/5 ml Suspension | bottle | 170 ml | 95
    Aluminium Hydroxide + Magnesium Hydroxide + Simethicone Chewable Tablet | tablet | strip of 15 | 1.5
    Domperidone 10 mg Tablet | tablet | strip of 10 | 2.5
    Domperidone 1 mg/ml Suspension | bottle | 30 ml | 38
    Ondansetron 4 mg Orally Disintegrating Tablet | tablet | strip of 10 | 5.5
    Ondansetron 2 mg/5 ml Syrup | bottle | 30 ml | 36
    Ondansetron 4 mg/2 ml Injection | ampoule | 2 ml | 12
    Metoclopramide 10 mg Tablet | tablet | strip of 10 | 1.2
    Dicyclomine 10 mg Tablet | tablet | strip of 10 | 1
    Dicyclomine 20 mg + Mefenamic Acid 250 mg Tablet | tablet | strip of 10 | 4.5
    Dicyclomine 10 mg + Simethicone 40 mg/ml Drops | bottle | 10 ml | 42
    Hyoscine Butylbromide 10 mg Tablet | tablet | strip of 10 | 9
    Drotaverine 80 mg Tablet | tablet | strip of 10 | 8
    Loperamide 2 mg Capsule | capsule | strip of 10 | 2.5
    Racecadotril 100 mg Capsule | capsule | strip of 10 | 14
    Racecadotril 10 mg Sachet | sachet | 1 sachet | 9
    Oral Rehydration Salts WHO Formula Sachet | sachet | 21.8 g | 20
    Zinc Sulphate 20 mg Dispersible Tablet | tablet | strip of 10 | 2
    Zinc 20 mg/5 ml Syrup | bottle | 60 ml | 45
    Saccharomyces Boulardii 250 mg Sachet | sachet | 1 sachet | 28
    Lactobacillus Capsule | capsule | strip of 10 | 9
    Lactulose 10 g/15 ml Solution | bottle | 100 ml | 130
    Bisacodyl 5 mg Tablet | tablet | strip of 10 | 1
    Ispaghula Husk Powder | bottle | 100 g | 120
    Polyethylene Glycol Powder | bottle | 121 g | 260
    Glycerin Suppository | suppository | 1 piece | 8
    Liquid Paraffin + Milk of Magnesia Emulsion | bottle | 170 ml | 130
    Ursodeoxycholic Acid 300 mg Tablet | tablet | strip of 15 | 22
    Mesalazine 800 mg Tablet | tablet | strip of 10 | 18
    Pancreatin 10,000 IU Capsule | capsule | strip of 10 | 22`,
  'Blood pressure and heart': `
    Amlodipine 2.5 mg Tablet | tablet | strip of 15 | 1.8
    Amlodipine 5 mg Tablet | tablet | strip of 15 | 2.6
    Amlodipine 10 mg Tablet | tablet | strip of 10 | 4.5
    Cilnidipine 10 mg Tablet | tablet | strip of 10 | 7
    Nifedipine Retard 10 mg Tablet | tablet | strip of 10 | 1.6
    Telmisartan 20 mg Tablet | tablet | strip of 15 | 3.5
    Telmisartan 40 mg Tablet | tablet | strip of 15 | 6
    Telmisartan 80 mg Tablet | tablet | strip of 15 | 10
    Telmisartan 40 mg + Amlodipine 5 mg Tablet | tablet | strip of 15 | 9
    Telmisartan 40 mg + Hydrochlorothiazide 12.5 mg Tablet | tablet | strip of 15 | 9
    Losartan 25 mg Tablet | tablet | strip of 15 | 3.5
    Losartan 50 mg Tablet | tablet | strip of 15 | 5.5
    Olmesartan 20 mg Tablet | tablet | strip of 15 | 8
    Enalapril 2.5 mg Tablet | tablet | strip of 15 | 2.2
    Enalapril 5 mg Tablet | tablet | strip of 15 | 3.2
    Ramipril 2.5 mg Tablet | tablet | strip of 15 | 5.5
    Ramipril 5 mg Tablet | tablet | strip of 15 | 8.5
    Atenolol 25 mg Tablet | tablet | strip of 14 | 1.8
    Atenolol 50 mg Tablet | tablet | strip of 14 | 2.4
    Metoprolol Succinate XR 25 mg Tablet | tablet | strip of 15 | 4.5
    Metoprolol Succinate XR 50 mg Tablet | tablet | strip of 15 | 7
    Bisoprolol 5 mg Tablet | tablet | strip of 10 | 8
    Carvedilol 6.25 mg Tablet | tablet | strip of 10 | 4.5
    Propranolol 10 mg Tablet | tablet | strip of 10 | 1.4
    Propranolol 40 mg Tablet | tablet | strip of 10 | 3.2
    Hydrochlorothiazide 12.5 mg Tablet | tablet | strip of 10 | 1.2
    Chlorthalidone 12.5 mg Tablet | tablet | strip of 15 | 4
    Furosemide 40 mg Tablet | tablet | strip of 15 | 0.7
    Torasemide 10 mg Tablet | tablet | strip of 15 | 4.5
    Spironolactone 25 mg Tablet | tablet | strip of 15 | 2.2
    Acetylsalicylic Acid 75 mg Enteric Tablet | tablet | strip of 14 | 0.4
    Acetylsalicylic Acid 150 mg Enteric Tablet | tablet | strip of 14 | 0.7
    Clopidogrel 75 mg Tablet | tablet | strip of 15 | 6
    Clopidogrel 75 mg + Acetylsalicylic Acid 75 mg Capsule | capsule | strip of 15 | 6
    Atorvastatin 10 mg Tablet | tablet | strip of 15 | 5
    Atorvastatin 20 mg Tablet | tablet | strip of 15 | 9
    Atorvastatin 40 mg Tablet | tablet | strip of 10 | 17
    Rosuvastatin 10 mg Tablet | tablet | strip of 15 | 10
    Rosuvastatin 20 mg Tablet | tablet | strip of 10 | 19
    Fenofibrate 160 mg Tablet | tablet | strip of 10 | 12
    Isosorbide Dinitrate 5 mg Sublingual Tablet | tablet | strip of 50 | 0.6
    Isosorbide Mononitrate 20 mg Tablet | tablet | strip of 15 | 4
    Glyceryl Trinitrate 2.6 mg Tablet | tablet | bottle of 30 | 6
    Digoxin 0.25 mg Tablet | tablet | strip of 10 | 1.5
    Warfarin 5 mg Tablet | tablet | strip of 10 | 3.5
    Ivabradine 5 mg Tablet | tablet | strip of 15 | 14
    Prazosin XL 2.5 mg Tablet | tablet | strip of 15 | 10
    Clonidine 100 mcg Tablet | tablet | strip of 10 | 2.4
    Methyldopa 250 mg Tablet | tablet | strip of 10 | 3.5
    Labetalol 100 mg Tablet | tablet | strip of 10 | 14`,
  'Diabetes, thyroid and hormones': `
    Metformin 500 mg Tablet | tablet | strip of 20 | 1.6
    Metformin SR 500 mg Tablet | tablet | strip of 20 | 2
    Metformin SR 1 g Tablet | tablet | strip of 15 | 3.6
    Glimepiride 1 mg Tablet | tablet | strip of 15 | 3.5
    Glimepiride 2 mg Tablet | tablet | strip of 15 | 5.5
    Glimepiride 1 mg + Metformin SR 500 mg Tablet | tablet | strip of 15 | 5.5
    Glimepiride 2 mg + Metformin SR 500 mg Tablet | tablet | strip of 15 | 7
    Gliclazide 80 mg Tablet | tablet | strip of 15 | 5
    Gliclazide MR 60 mg Tablet | tablet | strip of 15 | 8
    Glibenclamide 5 mg Tablet | tablet | strip of 10 | 1
    Sitagliptin 50 mg Tablet | tablet | strip of 10 | 10
    Sitagliptin 100 mg Tablet | tablet | strip of 10 | 16
    Vildagliptin 50 mg Tablet | tablet | strip of 15 | 8
    Vildagliptin 50 mg + Metformin 500 mg Tablet | tablet | strip of 15 | 9
    Teneligliptin 20 mg Tablet | tablet | strip of 15 | 8
    Dapagliflozin 10 mg Tablet | tablet | strip of 10 | 11
    Empagliflozin 10 mg Tablet | tablet | strip of 10 | 12
    Pioglitazone 15 mg Tablet | tablet | strip of 10 | 4
    Voglibose 0.2 mg Tablet | tablet | strip of 15 | 6
    Insulin Human Regular 40 IU/ml Injection | vial | 10 ml | 150
    Insulin Human 30/70 40 IU/ml Injection | vial | 10 ml | 150
    Insulin Human NPH 40 IU/ml Injection | vial | 10 ml | 150
    Insulin Glargine 100 IU/ml Cartridge | cartridge | 3 ml | 480
    Insulin Syringe 40 IU | piece | 1 ml | 9
    Levothyroxine 25 mcg Tablet | tablet | bottle of 100 | 1.4
    Levothyroxine 50 mcg Tablet | tablet | bottle of 100 | 1.5
    Levothyroxine 75 mcg Tablet | tablet | bottle of 100 | 2
    Levothyroxine 100 mcg Tablet | tablet | bottle of 100 | 2
    Carbimazole 5 mg Tablet | tablet | bottle of 100 | 2
    Carbimazole 10 mg Tablet | tablet | bottle of 100 | 3.6
    Propylthiouracil 50 mg Tablet | tablet | strip of 10 | 5
    Prednisolone 5 mg Tablet | tablet | strip of 15 | 0.8
    Prednisolone 10 mg Tablet | tablet | strip of 15 | 1.3
    Prednisolone 20 mg Tablet | tablet | strip of 15 | 2.3
    Prednisolone 5 mg/5 ml Syrup | bottle | 60 ml | 38
    Methylprednisolone 4 mg Tablet | tablet | strip of 10 | 5
    Methylprednisolone 16 mg Tablet | tablet | strip of 10 | 13
    Deflazacort 6 mg Tablet | tablet | strip of 10 | 9
    Dexamethasone 0.5 mg Tablet | tablet | strip of 20 | 0.3
    Dexamethasone 8 mg/2 ml Injection | vial | 2 ml | 11
    Hydrocortisone 100 mg Injection | vial | 100 mg | 42`,
  'Vitamins, iron and bone': `
    Folic Acid 5 mg Tablet | tablet | strip of 15 | 1.5
    Ferrous Sulphate 200 mg + Folic Acid 0.4 mg Tablet | tablet | strip of 15 | 1
    Ferrous Ascorbate 100 mg + Folic Acid 1.5 mg Tablet | tablet | strip of 10 | 8
    Iron Polymaltose 50 mg/5 ml Syrup | bottle | 150 ml | 130
    Iron Sucrose 100 mg/5 ml Injection | ampoule | 5 ml | 190
    Calcium Carbonate 500 mg + Vitamin D3 250 IU Tablet | tablet | strip of 15 | 4
    Calcium 250 mg/5 ml Syrup | bottle | 200 ml | 110
    Colecalciferol 60,000 IU Capsule | capsule | strip of 4 | 28
    Colecalciferol 60,000 IU Sachet | sachet | 1 g | 30
    Colecalciferol 400 IU/ml Drops | bottle | 15 ml | 65
    Vitamin B Complex Tablet | tablet | strip of 10 | 1.2
    Vitamin B Complex Syrup | bottle | 200 ml | 90
    Methylcobalamin 1500 mcg Tablet | tablet | strip of 10 | 8
    Methylcobalamin 500 mcg Injection | ampoule | 1 ml | 22
    Pyridoxine 40 mg Tablet | tablet | strip of 10 | 2.2
    Thiamine 100 mg Tablet | tablet | strip of 10 | 2.5
    Ascorbic Acid 500 mg Chewable Tablet | tablet | strip of 15 | 1.6
    Vitamin A 25,000 IU Capsule | capsule | strip of 10 | 3
    Vitamin E 400 mg Capsule | capsule | strip of 10 | 3
    Multivitamin Capsule | capsule | strip of 10 | 3
    Multivitamin Drops | bottle | 15 ml | 48
    Alendronic Acid 70 mg Tablet | tablet | strip of 4 | 32
    Phytomenadione 10 mg/ml Injection | ampoule | 1 ml | 30`,
  'Nerves and mind': `
    Amitriptyline 10 mg Tablet | tablet | strip of 10 | 1.8
    Amitriptyline 25 mg Tablet | tablet | strip of 10 | 2.6
    Escitalopram 5 mg Tablet | tablet | strip of 10 | 4
    Escitalopram 10 mg Tablet | tablet | strip of 10 | 7
    Fluoxetine 20 mg Capsule | capsule | strip of 10 | 3.5
    Sertraline 50 mg Tablet | tablet | strip of 10 | 7
    Duloxetine 20 mg Capsule | capsule | strip of 10 | 8
    Clonazepam 0.5 mg Tablet | tablet | strip of 15 | 2.5
    Diazepam 5 mg Tablet | tablet | strip of 10 | 1.6
    Lorazepam 1 mg Tablet | tablet | strip of 10 | 2
    Alprazolam 0.25 mg Tablet | tablet | strip of 15 | 1.4
    Olanzapine 5 mg Tablet | tablet | strip of 10 | 3.5
    Risperidone 2 mg Tablet | tablet | strip of 10 | 4
    Haloperidol 5 mg Tablet | tablet | strip of 10 | 3
    Lithium Carbonate 300 mg Tablet | tablet | strip of 10 | 2
    Pregabalin 75 mg Capsule | capsule | strip of 10 | 9
    Gabapentin 300 mg Capsule | capsule | strip of 10 | 11
    Carbamazepine 200 mg Tablet | tablet | strip of 10 | 2
    Sodium Valproate 200 mg Tablet | tablet | strip of 10 | 3
    Sodium Valproate CR 500 mg Tablet | tablet | strip of 10 | 9
    Phenytoin 100 mg Tablet | tablet | bottle of 100 | 1.9
    Levetiracetam 500 mg Tablet | tablet | strip of 10 | 13
    Phenobarbital 30 mg Tablet | tablet | strip of 30 | 1
    Flunarizine 5 mg Tablet | tablet | strip of 10 | 4
    Sumatriptan 50 mg Tablet | tablet | strip of 1 | 42
    Betahistine 8 mg Tablet | tablet | strip of 10 | 5
    Betahistine 16 mg Tablet | tablet | strip of 10 | 9
    Cinnarizine 25 mg Tablet | tablet | strip of 10 | 3.5
    Prochlorperazine 5 mg Tablet | tablet | strip of 10 | 2.6
    Trihexyphenidyl 2 mg Tablet | tablet | strip of 10 | 1.3
    Levodopa 100 mg + Carbidopa 25 mg Tablet | tablet | strip of 10 | 4.5
    Donepezil 5 mg Tablet | tablet | strip of 10 | 11`,
  Skin: `
    Betamethasone Valerate 0.1% Cream | tube | 20 g | 32
    Clobetasol 0.05% Cream | tube | 30 g | 75
    Hydrocortisone 1% Cream | tube | 15 g | 48
    Mometasone 0.1% Cream | tube | 15 g | 140
    Fusidic Acid 2% Cream | tube | 10 g | 105
    Mupirocin 2% Ointment | tube | 5 g | 110
    Neomycin + Bacitracin Powder | bottle | 10 g | 58
    Silver Sulfadiazine 1% Cream | tube | 20 g | 42
    Framycetin 1% Cream | tube | 30 g | 62
    Povidone-Iodine 5% Ointment | tube | 20 g | 52
    Povidone-Iodine 10% Solution | bottle | 100 ml | 95
    Permethrin 5% Cream | tube | 30 g | 62
    Permethrin 1% Lotion | bottle | 60 ml | 90
    Benzoyl Peroxide 2.5% Gel | tube | 20 g | 95
    Adapalene 0.1% Gel | tube | 15 g | 130
    Clindamycin 1% Gel | tube | 20 g | 140
    Salicylic Acid 6% Ointment | tube | 30 g | 85
    Calamine Lotion | bottle | 100 ml | 95
    Urea 10% Cream | tube | 30 g | 150
    Liquid Paraffin + White Soft Paraffin Cream | tube | 100 g | 190
    Tretinoin 0.025% Cream | tube | 20 g | 140
    Lidocaine 2% Gel | tube | 30 g | 42`,
  'Eye, ear and mouth': `
    Moxifloxacin 0.5% Eye Drops | bottle | 5 ml | 95
    Ciprofloxacin 0.3% Eye/Ear Drops | bottle | 10 ml | 22
    Ofloxacin 0.3% Eye Drops | bottle | 5 ml | 42
    Tobramycin 0.3% Eye Drops | bottle | 5 ml | 85
    Chloramphenicol 1% Eye Ointment | tube | 5 g | 32
    Carboxymethylcellulose 0.5% Eye Drops | bottle | 10 ml | 120
    Olopatadine 0.1% Eye Drops | bottle | 5 ml | 130
    Ketorolac 0.5% Eye Drops | bottle | 5 ml | 65
    Timolol 0.5% Eye Drops | bottle | 5 ml | 52
    Latanoprost 0.005% Eye Drops | bottle | 2.5 ml | 380
    Prednisolone 1% Eye Drops | bottle | 5 ml | 48
    Sodium Cromoglicate 2% Eye Drops | bottle | 5 ml | 75
    Clotrimazole 1% + Lidocaine 2% Ear Drops | bottle | 10 ml | 75
    Paradichlorobenzene Wax Softener Ear Drops | bottle | 10 ml | 80
    Chlorhexidine 0.2% Mouthwash | bottle | 150 ml | 110
    Triamcinolone 0.1% Oral Paste | tube | 5 g | 75
    Choline Salicylate + Lidocaine Oral Gel | tube | 10 g | 75
    Potassium Nitrate Toothpaste | tube | 100 g | 130`,
  'Women’s health and urinary': `
    Norethisterone 5 mg Tablet | tablet | strip of 10 | 6
    Medroxyprogesterone 10 mg Tablet | tablet | strip of 10 | 8
    Progesterone 200 mg Capsule | capsule | strip of 10 | 22
    Tranexamic Acid 500 mg Tablet | tablet | strip of 10 | 13
    Tranexamic Acid 500 mg + Mefenamic Acid 250 mg Tablet | tablet | strip of 10 | 22
    Ethinylestradiol 0.03 mg + Levonorgestrel 0.15 mg Tablet | tablet | strip of 21 | 4
    Levonorgestrel 1.5 mg Tablet | tablet | strip of 1 | 85
    Letrozole 2.5 mg Tablet | tablet | strip of 5 | 22
    Clomifene 50 mg Tablet | tablet | strip of 5 | 12
    Cabergoline 0.5 mg Tablet | tablet | strip of 4 | 55
    Doxylamine 10 mg + Pyridoxine 10 mg Tablet | tablet | strip of 30 | 6
    Misoprostol 200 mcg Tablet | tablet | strip of 4 | 18
    Tamsulosin 0.4 mg Capsule | capsule | strip of 15 | 12
    Finasteride 5 mg Tablet | tablet | strip of 10 | 9
    Flavoxate 200 mg Tablet | tablet | strip of 10 | 11
    Disodium Hydrogen Citrate 1.4 g/5 ml Syrup | bottle | 100 ml | 110
    Solifenacin 5 mg Tablet | tablet | strip of 10 | 16
    Sildenafil 50 mg Tablet | tablet | strip of 4 | 22`,
  'Emergency, injections and dressing': `
    Adrenaline 1 mg/ml Injection | ampoule | 1 ml | 18
    Atropine 0.6 mg/ml Injection | ampoule | 1 ml | 8
    Dextrose 25% Injection | ampoule | 25 ml | 18
    Dextrose 5% Infusion | bottle | 500 ml | 38
    Sodium Chloride 0.9% Infusion | bottle | 500 ml | 36
    Ringer Lactate Infusion | bottle | 500 ml | 48
    Tetanus Toxoid 0.5 ml Injection | ampoule | 0.5 ml | 16
    Rabies Vaccine Injection | vial | 1 dose | 340
    Tranexamic Acid 500 mg/5 ml Injection | ampoule | 5 ml | 48
    Lidocaine 2% Injection | vial | 30 ml | 28
    Hydrogen Peroxide 6% Solution | bottle | 100 ml | 28
    Surgical Spirit | bottle | 100 ml | 42
    Sterile Water for Injection | ampoule | 10 ml | 4
    Absorbent Cotton | roll | 100 g | 62
    Sterile Gauze Swab | piece | 10 × 10 cm | 6
    Roller Bandage 10 cm | roll | 5 m | 22
    Adhesive Bandage | piece | 1 piece | 2
    Disposable Syringe 2 ml with Needle | piece | 1 piece | 4
    Disposable Syringe 5 ml with Needle | piece | 1 piece | 6
    Infusion Set | piece | 1 piece | 32`,
};
