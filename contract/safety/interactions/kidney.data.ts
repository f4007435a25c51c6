/** Potassium, the kidney, lithium and methotrexate. */
export const KIDNEY = `
@ace, @arb | trimethoprim | serious | high potassium; choose another antibiotic. | Cotrimoxazole 4.5; enalapril 4.5
@ace, @arb | potassium chloride, potassium citrate | note | high potassium; check potassium. | Enalapril 4.5; losartan 4.5
@ace, @arb | @potassiumSparing, finerenone | note | high potassium; check potassium and creatinine. | Enalapril 4.5; spironolactone 4.5
@ace | @arb | serious | kidney failure and high potassium; one of them. | Enalapril 4.4; telmisartan 4.4
@ace | sacubitril | serious | angioedema; 36 hours apart. | Sacubitril with valsartan 4.3
@ace, @arb, sacubitril | aliskiren | serious | kidney failure and high potassium; never in diabetes. | Aliskiren 4.3
@ace | racecadotril, vildagliptin, everolimus, sirolimus, temsirolimus, alteplase | note | angioedema: swelling of face and tongue. | Ramipril 4.5; racecadotril 4.4
@ace, @arb | @nsaid | note | the kidney, above all with a diuretic; only for a few days, or with creatinine checked. | Enalapril 4.5
@ace, @arb | ciclosporin, tacrolimus, heparin, enoxaparin, dalteparin, drospirenone, canagliflozin, epoetin | note | high potassium; check potassium. | Enalapril 4.5
@ace | azathioprine, allopurinol, procainamide, sodium aurothiomalate, interferon | note | low blood counts or severe rash. | Captopril 4.5
@ace, @arb, sacubitril | lithium | serious | lithium poisoning; check the level. | Lithium 4.5
aliskiren | ciclosporin, itraconazole, quinidine | serious | aliskiren rises many times. | Aliskiren 4.3
aliskiren | @nsaid, verapamil, ketoconazole, @potassiumSparing, potassium chloride | note | potassium and kidney. | Aliskiren 4.5
@potassiumSparing, finerenone | potassium chloride, potassium citrate | serious | high potassium; check potassium, and leave one out. | Amiloride, eplerenone 4.3; spironolactone 4.4
@potassiumSparing | finerenone | serious | high potassium; one of them. | Eplerenone 4.3
@potassiumSparing, finerenone | trimethoprim | serious | high potassium; choose another antibiotic. | Spironolactone 4.5
@potassiumSparing, finerenone | @nsaid, ciclosporin, tacrolimus, heparin, enoxaparin, dalteparin, drospirenone, sacubitril | note | high potassium and the kidney; check both. | Spironolactone, eplerenone 4.5
ciclosporin, tacrolimus | amiloride, triamterene, spironolactone, eplerenone, potassium chloride | note | high potassium; check potassium. | Tacrolimus 4.5
ciclosporin, tacrolimus | @nsaid, @aminoglycoside, amphotericin, vancomycin, colistin, sulfamethoxazole, trimethoprim, ciprofloxacin, melphalan, cisplatin, aciclovir, valaciclovir, ganciclovir, foscarnet, fenofibrate, bezafibrate, methotrexate | note | the kidney; check creatinine. | Ciclosporin 4.5
ciclosporin | tacrolimus, bosentan, aliskiren, orlistat, lercanidipine, ambrisentan | serious | ciclosporin or the other changes many times; choose another. | Ciclosporin 4.3; tacrolimus 4.5
ciclosporin | methotrexate, repaglinide, etoposide, doxorubicin, modafinil, terbinafine, griseofulvin, sulfadiazine, lanreotide, octreotide, ezetimibe, digoxin, mitoxantrone, edoxaban, @nsaid, @steroid, propafenone | note | levels change; check them. | Ciclosporin 4.5
potassium chloride | trihexyphenidyl, oxybutynin, atropine, glycopyrronium, propantheline, solifenacin, tolterodine | note | the tablet lies too long in the gut: ulcers. | Potassium chloride 4.3
lithium | @nsaid | serious | lithium poisoning; paracetamol instead. | Lithium 4.5
lithium | @thiazide | serious | lithium poisoning; check the level. | Lithium 4.5
lithium | @loop, @potassiumSparing, metronidazole, topiramate, tetracycline, doxycycline, calcitonin, acetazolamide, theophylline, aminophylline, methyldopa, spectinomycin, trimethoprim, @gliflozin | note | lithium may change; check the level. | Lithium 4.5
lithium | haloperidol, thioridazine, chlorpromazine, sulpiride, flupentixol, zuclopenthixol, fluphenazine, clozapine, olanzapine, risperidone, amisulpride, ziprasidone, sertindole, quetiapine, trifluoperazine, droperidol | note | tremor, stiffness, confusion; check the level. | Lithium 4.5
lithium | carbamazepine, phenytoin, verapamil, diltiazem, suxamethonium, levofloxacin, potassium iodide, @triptan, sibutramine, venlafaxine, baclofen, methyldopa | note | tremor and confusion, also at a usual level. | Lithium 4.5
methotrexate from 50 mg | @nsaid, aspirin | serious | methotrexate poisoning; paracetamol instead. | Methotrexate 4.5, FDA 7
methotrexate | trimethoprim, sulfamethoxazole, sulfadiazine, pyrimethamine | serious | bone marrow failure; choose another antibiotic. | Methotrexate 4.5
methotrexate | @nsaid, aspirin | note | methotrexate may rise; at the weekly dose with blood count and creatinine checked. | Methotrexate 4.5
methotrexate | @penicillin, @ppi, ciprofloxacin, tetracycline, doxycycline, ciclosporin, chloramphenicol, neomycin, theophylline, levetiracetam, phenytoin, dapsone, nitrous oxide, cisplatin, amiodarone, mercaptopurine, sulfasalazine, penicillamine | note | methotrexate may rise; watch the blood count. | Methotrexate 4.5
methotrexate, leflunomide, teriflunomide | acitretin, leflunomide, methotrexate, alitretinoin | serious | the liver and the blood; not together, or only by a specialist. | Acitretin 4.3; leflunomide 4.4
methotrexate | probenecid, nitrous oxide | serious | methotrexate poisoning. | Methotrexate 4.5
leflunomide, teriflunomide | colestyramine, activated charcoal, azathioprine, rosuvastatin, repaglinide, rifampicin, methotrexate | note | leflunomide or the other changes. | Leflunomide 4.5
@loop | gentamicin, amikacin, tobramycin, streptomycin, kanamycin, netilmicin, plazomicin | serious | hearing and kidney. | Furosemide 4.4, 4.5; gentamicin 4.4
@aminoglycoside, vancomycin, colistin, polymyxin, amphotericin, capreomycin | vancomycin, colistin, polymyxin, cisplatin, amphotericin, capreomycin, cidofovir, foscarnet, tenofovir, zoledronic acid, methoxyflurane, bacitracin, ketorolac, indomethacin | note | hearing and kidney. | Gentamicin 4.5; vancomycin 4.5
@aminoglycoside, clindamycin, lincomycin, colistin, polymyxin | suxamethonium, vecuronium, atracurium, rocuronium, pancuronium, cisatracurium, botulinum | note | muscles stay weak, also of breathing. | Gentamicin 4.5; vecuronium 4.5
neostigmine, pyridostigmine | @aminoglycoside, clindamycin, colistin, polymyxin, chloroquine, lithium, suxamethonium | note | muscles stay weak. | Neostigmine 4.5
cidofovir, tenofovir, foscarnet | @nsaid, @aminoglycoside, amphotericin, vancomycin, pentamidine, adefovir | note | the kidney; check creatinine. | Tenofovir 4.4
cidofovir | @aminoglycoside, amphotericin, foscarnet, @nsaid | serious | kidney failure. | Cidofovir 4.3
tenofovir | adefovir, didanosine | serious | not together: kidney, pancreas. | Tenofovir 4.5
@nsaid | @loop, @thiazide, tacrolimus, pemetrexed, deferasirox, zoledronic acid, hydralazine | note | the kidney and blood pressure; only for a few days. | Diclofenac 4.5
@thiazide, @loop | @steroid, amphotericin, reboxetine, carbamazepine, desmopressin, oxcarbazepine | note | low potassium or sodium; check them. | Furosemide, indapamide 4.5
@thiazide | calcium gluconate, calcitriol, alfacalcidol, arsenic trioxide, dofetilide, toremifene | note | calcium or potassium changes. | Hydrochlorothiazide 4.5
desmopressin | @ssri, @tricyclic, @nsaid, carbamazepine, loperamide, chlorpromazine, lamotrigine, oxybutynin, @loop, @thiazide, fludrocortisone | note | low sodium; drink little, check sodium. | Desmopressin 4.5
cephaloridine, cefalotin | @loop, @aminoglycoside | note | the kidney. | Cefalotin 4.5
zoledronic acid, ibandronate, pamidronate | @aminoglycoside, thalidomide | note | low calcium or the kidney. | Zoledronic acid 4.5
trimethoprim | potassium chloride, potassium citrate | note | high potassium; check potassium. | Trimethoprim 4.5
aspirin | acetazolamide | note | acid blood and confusion. | Acetazolamide 4.3, 4.5
ranolazine | tacrolimus, metformin | note | the level of the other rises; at most 1,700 mg metformin a day. | Ranolazine 4.5
`;
