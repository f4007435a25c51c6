/** Notes with advice, tests and other words behind the drugs. The format is described in ../parse-notes.ts. */
export const THIRD_DOCTOR = `
throat pain fever cap mox 500 tds 5 d tab dolo 650 tds 3d betadine gargle bd
+ Amoxicillin 500 Capsule|3|5|15|-
+ Paracetamol 650|3|3|9|-
n gargle

headache naproxen domperidone sos dark room rest
~ Naproxen|*|*|*|*
~n naproxen
~n domperidone
n rest

cetzine hs 5d vicks vaporub chest steam bd
+ Cetirizine 10|1|5|5|-
n steam

levocet montelukast hs 10 d peak flow chart
+ Levocetirizine Montelukast 10|1|10|10|-
n peak flow

glimepiride metformin 1/500 bd before food 1 mth diet chart given foot care
~ Glimepiride 1 Metformin|2|30|60|before food
n diet chart
n foot care

diclofenac gel la bd 7d ice pack crepe bandage knee xray knee ap lat
~ Diclofenac Gel|2|7|1|*
t X-Ray Knee
n ice

ciplox 500 bd 5 d sugar test thyroid test
+ Ciprofloxacin 500|2|5|10|-
~t TSH
~t Thyroid Profile
n sugar test

telmisartan amlodipine 40/5 od 30 days ecg
+ Telmisartan 40 Amlodipine|1|30|30|-
t ECG

azee 200 syp 5 ml od 3 days crocin syp 5ml sos temp above 100 tepid sponging
~ Azithromycin 200 Suspension|1|3|1|*
~ Paracetamol 120 Syrup|sos|*|1|*
n sponging

taxim o 200 bd 5d after food pan 40 od ac 5d curd twice a day
+ Cefixime 200|2|5|10|after food
+ Pantoprazole 40 Tablet|1|5|5|before food
n curd

diarrhoea in baby 8kg zinc 20 od 14d ors sos breast feeding continue
~ Zinc Sulphate 20|1|14|14|-
~ Oral Rehydration|*|*|1|*
n breast feeding

vertin 16 tds 7 d no driving epley done
+ Betahistine 16|3|7|21|-
n driving

ear pain ciplox ear drops 3 drops tds 5d no water in ear cotton plug while bathing
~ Ciprofloxacin Drops|3|5|1|*
n bathing

not diabetic no htn tab shelcal 500 od 30 days sunlight 20 min daily vit d
+ Calcium Carbonate|1|30|30|-
~t Vitamin D
~n vit
n sunlight

penicillin allergy azithro 500 od 5 days
+ Azithromycin 500|1|5|5|-

sumo bd 5 days after food volini spray la
~n sumo
~n volini

allegra 120 od 10d avoid dust pets use mask
+ Fexofenadine 120|1|10|10|-
n dust
n mask

gastritis rablet d od bbf 14 days small frequent meals h pylori
+ Rabeprazole Domperidone|1|14|14|before breakfast
~t Helicobacter
n meals

mucinac 600 in glass of water od 7d chest xray pa sputum afb 2 samples
~ Acetylcysteine|1|7|7|*
t X-Ray Chest
t Sputum for AFB

iron folic od after lunch 3 months with lemon water not with tea
~ Ferrous Folic|1|90|90|*
n tea

ambrodil s 5ml tds 5d honey with ginger
~n ambrodil
n honey

paracetamol ibuprofen tds 3d cold sponging
~ Ibuprofen 400 Paracetamol|3|3|9|-
n sponging

sugar high increase glycomet to 1g bd add jalra 50 od check hba1c
~n glycomet
~ Vildagliptin 50 Tablet|1|*|*|-
t HbA1c

aceclofenac paracetamol bd pc 3d wax bath physio
+ Aceclofenac Paracetamol 325 Tablet|2|3|6|after food
n physio

kamar dard myospas bd 3 din sikai kare bhari saman na uthaye
~n myospas
n sikai

pt on thyronorm 50 continue same tsh after 6 weeks
~t TSH

fungal itra 100 bd 2 wk candid powder bd wash clothes in hot water
+ Itraconazole 100|2|14|28|-
~ Clotrimazole Dusting|2|*|1|*
n clothes

sertaline 50 hs 1 month counselling sleep hygiene
~ Sertraline 50|1|30|30|-
n counselling

cefpodoxime 200 bd 5 d montair lc od night 10 d nebulisation with duolin stat
+ Cefpodoxime 200|2|5|10|-
+ Levocetirizine Montelukast 10|1|10|10|-
~ Levosalbutamol Ipratropium|*|*|*|*

ivermectin 12 stat repeat after 1 week bedsheet wash
~ Ivermectin 12|*|*|*|*
n bedsheet
`;
