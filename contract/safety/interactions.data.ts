/**
 * The interactions that the checks know: few, and each worth a stop or a review. Facts of public
 * sources: the warnings and contraindications of product labels (US FDA DailyMed, EMA), and the
 * short list of high-priority pairs for electronic health records (Phansalkar et al., JAMIA 2012).
 * A doctor may override a warning with a reason.
 *
 * `left | right | serious or note | what may happen, and what to do`. A side is ingredients and,
 * with @, classes.
 */
export const INTERACTIONS = `
@vka, @doac | @nsaid | serious | bleeding; paracetamol instead.
@vka, @doac | aspirin | serious | bleeding; only where both are meant.
@vka | @doac | serious | bleeding; one of them.
@vka | @nitroimidazole | serious | bleeding, the INR rises; check it within 3 to 5 days.
@vka | sulfamethoxazole, trimethoprim | serious | bleeding, the INR rises; choose another antibiotic.
@vka | @azole | serious | bleeding, the INR rises; lower dose and check the INR.
@vka | clarithromycin, erythromycin | serious | bleeding, the INR rises; check it within 3 to 5 days.
@vka | @quinolone, azithromycin | note | the INR may rise; check it.
@vka | amiodarone | serious | bleeding, the INR rises for weeks; lower dose and check the INR.
@vka | @inducer | serious | clots, the INR falls; check it.
@doac | ketoconazole, itraconazole, voriconazole, posaconazole | serious | bleeding; choose another antifungal.
@doac | @inducer | serious | clots; the anticoagulant loses its effect.
clopidogrel | omeprazole, esomeprazole | serious | clopidogrel works less; pantoprazole instead.
clopidogrel | @nsaid | note | bleeding of the stomach.
aspirin | @nsaid | note | bleeding of the stomach; ibuprofen also weakens low-dose aspirin.
@ssri | @nsaid | note | bleeding of the stomach; consider a proton pump inhibitor.
@steroid | @nsaid | note | bleeding of the stomach; consider a proton pump inhibitor.
@ace, @arb | @potassiumSparing | serious | high potassium; check potassium and creatinine.
@ace, @arb | potassium chloride | serious | high potassium; check potassium.
@ace, @arb | trimethoprim | serious | high potassium; choose another antibiotic.
@ace | @arb | serious | kidney failure and high potassium; one of them.
@ace | sacubitril | serious | angioedema; 36 hours apart.
@ace, @arb | @nsaid | note | the kidney, above all with a diuretic; short and with creatinine checked.
@potassiumSparing | potassium chloride | serious | high potassium; check potassium.
@potassiumSparing | trimethoprim | serious | high potassium; choose another antibiotic.
lithium | @nsaid | serious | lithium poisoning; paracetamol instead.
lithium | @ace, @arb | serious | lithium poisoning; check the level.
lithium | @thiazide | serious | lithium poisoning; check the level.
lithium | @loop | note | lithium may rise; check the level.
methotrexate | @nsaid | serious | methotrexate poisoning; paracetamol instead.
methotrexate | trimethoprim, sulfamethoxazole | serious | bone marrow failure; choose another antibiotic.
methotrexate | @penicillin, @ppi | note | methotrexate may rise; watch the blood count.
@ssri | tramadol, tapentadol, pentazocine | serious | serotonin syndrome and seizures; choose another painkiller.
@tricyclic | tramadol, tapentadol | serious | seizures and serotonin syndrome; choose another painkiller.
@ssri, @tricyclic, tramadol, tapentadol | @maoi | serious | serotonin syndrome; 14 days apart.
@ssri, @tricyclic, tramadol, tapentadol | linezolid | serious | serotonin syndrome; choose another antibiotic.
dextromethorphan | @maoi, linezolid | serious | serotonin syndrome.
dextromethorphan | @ssri | note | serotonin syndrome; leave the cough suppressant out.
@ssri | @triptan | note | serotonin syndrome; say what to look out for.
@triptan | @maoi | serious | serotonin syndrome and high blood pressure.
tamoxifen | fluoxetine, paroxetine, bupropion | serious | tamoxifen works less; choose another antidepressant.
simvastatin, lovastatin, atorvastatin | clarithromycin, erythromycin | serious | muscle breakdown; pause the statin, or azithromycin instead.
simvastatin, lovastatin, atorvastatin | ketoconazole, itraconazole, posaconazole, voriconazole | serious | muscle breakdown; pause the statin.
simvastatin, lovastatin | @rateLimiting, amlodipine, amiodarone | note | muscle breakdown at high doses; another statin, or at most 20 mg.
@statin | gemfibrozil | serious | muscle breakdown; fenofibrate instead.
@statin | fenofibrate | note | muscle pain; say what to look out for.
@statin | ciclosporin | serious | muscle breakdown.
@pde5 | @nitrate, nicorandil | serious | a dangerous fall of blood pressure.
@pde5 | @alphaBlocker | note | a fall of blood pressure; begin low, some hours apart.
digoxin | amiodarone, verapamil, dronedarone, quinine | serious | digoxin poisoning; half the dose and check the level.
digoxin | clarithromycin, erythromycin, itraconazole | serious | digoxin poisoning; choose another.
digoxin | @loop, @thiazide | note | low potassium makes digoxin poisonous; check potassium.
@betaBlocker | @rateLimiting | serious | a slow heart and heart block.
propranolol, carvedilol, nadolol, sotalol, labetalol | salbutamol, levosalbutamol, formoterol, salmeterol, terbutaline | note | the airways; choose a selective beta blocker.
@betaBlocker | clonidine | note | high blood pressure when clonidine is stopped at once.
ivabradine | @rateLimiting, clarithromycin, ketoconazole, itraconazole | serious | a very slow heart.
amiodarone, sotalol, dronedarone | @qt | serious | QT and sudden heart rhythm trouble.
domperidone | clarithromycin, erythromycin, ketoconazole, itraconazole, fluconazole, voriconazole, posaconazole | serious | QT and sudden heart rhythm trouble; choose another.
@qt | @qt | note | both lengthen QT; care in the old, in heart disease and low potassium.
theophylline, aminophylline | ciprofloxacin, clarithromycin, erythromycin | serious | theophylline poisoning; choose another antibiotic.
tizanidine | ciprofloxacin, fluvoxamine | serious | a dangerous fall of blood pressure.
azathioprine, mercaptopurine | allopurinol, febuxostat | serious | bone marrow failure.
@benzodiazepine, zolpidem | @opioid | serious | breathing; the lowest dose, or one of them.
pregabalin, gabapentin | @opioid | note | sleepiness and breathing; begin low.
@benzodiazepine | zolpidem | note | sleepiness and falls.
carbamazepine | clarithromycin, erythromycin, @azole | serious | carbamazepine poisoning; choose another.
@contraceptive | @inducer, topiramate | serious | the contraceptive fails; use another method as well.
phenytoin | fluconazole, isoniazid | note | phenytoin may rise; check the level.
sodium valproate | lamotrigine | serious | a severe rash; half the dose of lamotrigine.
sodium valproate | @carbapenem | serious | seizures, valproate falls.
@sulfonylurea | fluconazole, sulfamethoxazole, clarithromycin, @quinolone | note | low blood sugar; check it more often.
colchicine | clarithromycin, erythromycin, ketoconazole, itraconazole, verapamil, ciclosporin | serious | colchicine poisoning.
ergotamine | clarithromycin, erythromycin, ketoconazole, itraconazole, @triptan | serious | blood vessels close.
levodopa | metoclopramide, haloperidol, prochlorperazine, olanzapine, risperidone | serious | Parkinson’s gets worse; domperidone instead.
metoclopramide | @antipsychotic | note | stiffness and restlessness.
disulfiram | @nitroimidazole | serious | confusion and psychosis; 2 weeks apart.
@loop | gentamicin, amikacin, tobramycin, streptomycin, kanamycin | serious | hearing and kidney.
isotretinoin, acitretin | @tetracycline | serious | pressure within the skull; choose another antibiotic.
levothyroxine | @binder | note | taken up less; 4 hours apart.
@quinolone, @tetracycline | @binder | note | taken up less; the antibiotic 2 hours before.
itraconazole, ketoconazole | @ppi, @h2 | note | the antifungal is taken up less.
`;
