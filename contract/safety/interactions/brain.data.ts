/** Sleep, breathing, seizures, movement and epilepsy. */
export const BRAIN = `
@benzodiazepine, zolpidem, zopiclone, eszopiclone | @opioid, opium | serious | breathing; the lowest dose, or one of them. | Benzodiazepines and opioids 4.4, FDA boxed
@sedative, sodium oxybate | @opioid | serious | breathing; the lowest dose, or one of them. | Morphine 4.5; phenobarbital 4.5
sodium oxybate | @benzodiazepine, @sedative, @opioid, sodium valproate | serious | deep sleep and breathing. | Sodium oxybate 4.3
@gabapentinoid | @opioid | note | sleepiness and breathing; begin low. | Pregabalin 4.4
@gabapentinoid | @benzodiazepine | note | sleepiness and falls; begin low. | Pregabalin 4.5
@opioid | buprenorphine, pentazocine, nalbuphine, butorphanol | serious | the second opioid takes the effect of the first away. | Buprenorphine, pentazocine 4.5
@opioid | naltrexone | serious | withdrawal, and no relief of pain. | Naltrexone 4.3
@opioid | cimetidine, hydroxyzine, promethazine, chlorpromazine, clozapine, metoclopramide, baclofen, trihexyphenidyl | note | sleepiness, breathing or constipation. | Morphine 4.5
@benzodiazepine | @sedative, clozapine, olanzapine | note | sleepiness and falls. | Zolpidem 4.5
olanzapine | diazepam, lorazepam, midazolam | note | low blood pressure and breathing when both are injected. | Olanzapine injection 4.5
diazepam | sodium valproate, disulfiram, cimetidine, omeprazole, esomeprazole, isoniazid | note | diazepam rises: sleepiness. | Diazepam 4.5
lorazepam | sodium valproate, probenecid | note | lorazepam rises; half the dose. | Lorazepam 4.5
@sedative | @sedative, baclofen, doxylamine, promethazine | note | sleepiness and falls. | Zolpidem 4.5
phenobarbital, primidone | sodium valproate, felbamate, chloramphenicol | note | phenobarbital rises: sleepiness. | Valproate 4.5
sodium valproate | lamotrigine | serious | a severe rash; half the dose of lamotrigine. | Lamotrigine 4.2, 4.4
sodium valproate | @carbapenem | serious | seizures, valproate falls; choose another antibiotic. | Meropenem 4.5; valproate 4.5
sodium valproate | topiramate, aspirin, phenytoin, carbamazepine, cimetidine, erythromycin, zidovudine, @contraceptive, felbamate, rufinamide, ethosuximide, acetazolamide, quetiapine, olanzapine, clozapine, cannabidiol, nimodipine, fluoxetine, rifampicin, ritonavir, lopinavir, colestyramine, mefloquine, chloroquine, propofol | note | valproate or the other changes; check them. | Valproate 4.5
sodium valproate | sodium phenylbutyrate, pivmecillinam | note | ammonia or carnitine. | Valproate 4.5
carbamazepine, oxcarbazepine | lamotrigine, levetiracetam, lacosamide, @thiazide, lithium, desmopressin | note | dizziness, or low sodium. | Carbamazepine 4.5
carbamazepine | @maoi, nefazodone, voriconazole, rilpivirine, delavirdine | serious | one forbids the other; choose another. | Carbamazepine 4.3
topiramate, zonisamide | acetazolamide, topiramate, metformin, zonisamide, dichlorphenamide | note | acid blood and kidney stones. | Topiramate 4.5
bupropion | @tricyclic, @ssri, @antipsychotic, tramadol, theophylline, aminophylline, @steroid, @quinolone, chloroquine, mefloquine, levodopa, amantadine, ritonavir, lopinavir, efavirenz, clopidogrel, ticlopidine, carbamazepine, insulin, @sulfonylurea, @stimulant, digoxin | note | seizures are likelier, or levels change. | Bupropion 4.4, 4.5
tramadol, tapentadol | clozapine, @antipsychotic, mefloquine, carbamazepine, linezolid | note | seizures are likelier. | Tramadol 4.5
mefloquine | @quinolone, quinine, chloroquine, halofantrine, sodium valproate, phenytoin, carbamazepine, phenobarbital, @betaBlocker, verapamil, diltiazem | note | seizures or a slow heart. | Mefloquine 4.5
mefloquine | halofantrine, ketoconazole | serious | QT and sudden heart rhythm trouble. | Mefloquine 4.3
@quinolone | theophylline, mexiletine | note | seizures are likelier. | Ciprofloxacin 4.5
levodopa, @dopamineAgonist, -bromocriptine, -cabergoline | metoclopramide, haloperidol, prochlorperazine, olanzapine, risperidone, chlorpromazine, trifluoperazine, fluphenazine, sulpiride, levosulpiride, amisulpride, paliperidone, flupentixol, zuclopenthixol, perphenazine, droperidol, pimozide, ziprasidone, aripiprazole, thioridazine, tetrabenazine | serious | Parkinson’s gets worse; domperidone or quetiapine instead. | Levodopa, ropinirole 4.5; metoclopramide 4.3
bromocriptine, cabergoline | metoclopramide, @antipsychotic, -quetiapine, -clozapine | serious | each takes the other’s effect. | Cabergoline, bromocriptine 4.5
levodopa | @maoiClassic, moclobemide, isoniazid, phenytoin, clonidine | note | blood pressure rises or levodopa works less. | Levodopa 4.5
levodopa, @dopamineAgonist | quetiapine, clozapine, promethazine, methyldopa, baclofen, reserpine | note | Parkinson’s may get worse. | Levodopa 4.5
levodopa | ferrous sulfate, ferrous ascorbate, ferrous fumarate | note | taken up less; 2 hours apart. | Levodopa 4.5
apomorphine | ondansetron, granisetron, dolasetron | serious | collapse and unconsciousness. | Apomorphine 4.3
metoclopramide | @antipsychotic, levodopa, tetrabenazine | note | stiffness and restlessness. | Metoclopramide 4.3, 4.5
metoclopramide | atropine, dicyclomine, hyoscine butylbromide, @opioid, digoxin, @ssri, ciclosporin, suxamethonium, fosfomycin, atovaquone, @maoi | note | one weakens or strengthens the other. | Metoclopramide 4.5
donepezil, rivastigmine, galantamine | trihexyphenidyl, oxybutynin, tolterodine, solifenacin, darifenacin, suxamethonium, @rateLimiting, digoxin, ketoconazole, paroxetine, quinidine, fluoxetine | note | one weakens or strengthens the other. | Donepezil, galantamine 4.5
memantine, amantadine, ketamine, dextromethorphan | memantine, amantadine, ketamine | note | confusion: both act on the same receptor. | Memantine 4.5
amantadine | memantine, trihexyphenidyl, hydrochlorothiazide, triamterene, trimethoprim, quinidine, quinine | note | confusion; a lower dose. | Amantadine 4.5
baclofen | @tricyclic, morphine, fentanyl | note | sleepiness and weak muscles. | Baclofen 4.5
caffeine | ephedrine, clozapine | note | wakefulness. | Caffeine 4.5
ropinirole | @contraceptive, ciprofloxacin | note | ropinirole rises. | Ropinirole 4.5
entacapone, opicapone, tolcapone | @maoiClassic, moclobemide, tranylcypromine, methyldopa, adrenaline, noradrenaline, dobutamine, dopamine, isoprenaline, venlafaxine, desipramine, apomorphine | note | blood pressure and heart rate. | Entacapone 4.3, 4.5
@antipsychotic | tetrabenazine, metirosine, sodium oxybate | note | stiffness and sleepiness. | Tetrabenazine 4.5
propofol, thiopental | @opioid, @benzodiazepine, ketamine, chlorpromazine | note | breathing and blood pressure. | Propofol 4.5
phenytoin, carbamazepine, phenobarbital, primidone | perampanel, cannabidiol, stiripentol, vigabatrin, rufinamide | note | levels change; check them. | Perampanel 4.5
clobazam | cannabidiol, stiripentol, omeprazole, fluconazole, fluvoxamine | note | sleepiness: the active part rises. | Clobazam 4.5
theophylline, aminophylline | carbamazepine | note | both fall. | Theophylline 4.5
@quinolone | @nsaid | note | seizures are likelier, above all in epilepsy. | Ciprofloxacin, levofloxacin 4.5
@tricyclic | @antipsychotic, -aripiprazole, -levosulpiride, -amisulpride, -sulpiride | note | sleepiness, dry mouth, low blood pressure and QT. | Amitriptyline 4.5
haloperidol | indomethacin | note | deep sleepiness. | Haloperidol 4.5
ritonavir | ethosuximide | note | ethosuximide rises. | Ritonavir 4.5
`;
