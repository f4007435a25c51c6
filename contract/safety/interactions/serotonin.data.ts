/** MAO inhibitors, serotonin and sympathomimetic drugs. */
export const SEROTONIN = `
@maoiStrict | @serotonergic | serious | serotonin syndrome; 14 days apart, after fluoxetine 5 weeks. | Phenelzine, moclobemide, fluoxetine, sertraline 4.3
linezolid, tedizolid, furazolidone | @serotonergic | serious | serotonin syndrome; choose another antibiotic. | Linezolid 4.4
@maoi, methylene blue | bupropion | serious | high blood pressure and seizures; 14 days apart. | Bupropion 4.3
linezolid | bupropion | serious | high blood pressure and seizures; choose another antibiotic. | Bupropion 4.3, linezolid 4.4
@maoi, methylene blue, linezolid | @opioid, -morphine, -codeine, -buprenorphine, -nalbuphine, -butorphanol, -remifentanil | serious | serotonin syndrome, coma or weak breathing; 14 days apart. | Pethidine, tramadol, tapentadol 4.3
@maoi | morphine, codeine, buprenorphine, nalbuphine, butorphanol, remifentanil, diphenoxylate | serious | coma or weak breathing; 14 days apart. | Morphine 4.3, 4.5
@maoiAny | dextromethorphan | serious | serotonin syndrome; leave the cough suppressant out. | Dextromethorphan 4.3
@maoiAny | @stimulant, pseudoephedrine, phenylephrine, ephedrine, phenylpropanolamine, midodrine, metaraminol | serious | a dangerous rise of blood pressure; 14 days apart. | Methylphenidate, pseudoephedrine 4.3
@maoiAny | @catecholamine, @betaAgonist | note | blood pressure and heart rate rise. | Linezolid 4.3; salbutamol 4.5
@maoiClassic, moclobemide, safinamide, procarbazine | levodopa, methyldopa, reserpine, tetrabenazine, guanethidine, apraclonidine, brimonidine, carbamazepine, oxcarbazepine, cyclobenzaprine, altretamine | serious | a dangerous rise of blood pressure; 14 days apart. | Levodopa, tetrabenazine, carbamazepine 4.3
selegiline, rasagiline | carbamazepine, oxcarbazepine, tetrabenazine, cyclobenzaprine, reserpine | serious | a dangerous rise of blood pressure; 14 days apart. | Carbamazepine, tetrabenazine 4.3
@maoiClassic, moclobemide, selegiline, rasagiline, safinamide, methylene blue, linezolid | methylene blue, linezolid, tedizolid | serious | two MAO inhibitors; 14 days apart. | Selegiline 4.3
@maoi, methylene blue | sumatriptan, rizatriptan, zolmitriptan, eletriptan, almotriptan, frovatriptan, naratriptan | serious | serotonin syndrome and high blood pressure; 14 days apart. | Sumatriptan, rizatriptan 4.3
linezolid, tedizolid, furazolidone | @triptan | serious | serotonin syndrome; choose another antibiotic. | Linezolid 4.3
@maoiClassic, moclobemide, procarbazine | insulin, @sulfonylurea, disulfiram, hydralazine, @antihistamine, @sedative, @benzodiazepine, trihexyphenidyl, @betaBlocker, doxapram | note | blood pressure, sugar or wakefulness may change. | Phenelzine 4.5
selegiline, rasagiline | fluvoxamine, ciprofloxacin, @contraceptive, altretamine | note | the drug rises; care. | Rasagiline, selegiline 4.5
@ssri | tramadol, tapentadol, pentazocine, pethidine, methadone, dextropropoxyphene | serious | serotonin syndrome and seizures; choose another painkiller. | Tramadol 4.4, 4.5
@tricyclic, trazodone, mirtazapine, bupropion | tramadol, tapentadol, pethidine | serious | seizures and serotonin syndrome; choose another painkiller. | Tramadol 4.5
@ssri, @tricyclic | fentanyl, oxycodone, buprenorphine, hydrocodone, hydromorphone, morphine, codeine | note | sleepiness; serotonin syndrome is possible. | Fentanyl 4.5
@ssri | @triptan, lithium, buspirone, trazodone, mirtazapine, st johns wort, tryptophan, @ergot, metoclopramide, methadone, granisetron, ondansetron, dextromethorphan, oxitriptan | note | serotonin syndrome is possible; tell the patient what to look out for. | Sertraline, fluoxetine 4.5
@ssri, @tricyclic, trazodone | st johns wort, sibutramine, nefazodone | serious | serotonin syndrome. | St John’s wort 4.5
@ssri | @tricyclic | note | the tricyclic rises; a lower dose. | Fluoxetine, paroxetine 4.5
@ssri | @stimulant | note | serotonin syndrome and blood pressure are possible. | Lisdexamfetamine 4.5
@tricyclic | @triptan, @stimulant, lithium, buspirone, trazodone | note | serotonin syndrome is possible. | Amitriptyline 4.5
@tricyclic, venlafaxine, desvenlafaxine, duloxetine, milnacipran | adrenaline, noradrenaline, @decongestant, isoprenaline | note | blood pressure and rhythm: the tricyclic strengthens it. | Amitriptyline 4.5; adrenaline 4.5
@tricyclic | clonidine, methyldopa, guanethidine, moxonidine, reserpine | note | blood pressure rises again. | Clonidine 4.5
@tricyclic | @cyp2d6Strong, cimetidine, fluconazole, sodium valproate, methylphenidate | note | the tricyclic rises; a lower dose. | Amitriptyline 4.5
fluvoxamine | tizanidine, thioridazine, ramelteon, pimozide, agomelatine, alosetron, melatonin, pirfenidone, tasimelteon | serious | the drug rises many times; choose another antidepressant. | Fluvoxamine 4.3; agomelatine 4.3
fluvoxamine | clozapine, theophylline, aminophylline, @vka, duloxetine, methadone, mexiletine | serious | the drug rises many times; another antidepressant, or check the level. | Fluvoxamine 4.5
fluvoxamine | propranolol, olanzapine, ropinirole | note | the drug rises; a lower dose. | Fluvoxamine 4.5
fluoxetine, paroxetine, sertraline | clozapine, propafenone, flecainide, atomoxetine, risperidone, haloperidol, perphenazine, carbamazepine, phenytoin, metoprolol, galantamine | note | the drug rises; a lower dose. | Fluoxetine 4.5
@stimulant | @decongestant, @catecholamine, clonidine, @antipsychotic | note | blood pressure and heart rate. | Methylphenidate 4.5
@decongestant, -phenylephrine | @betaBlocker, methyldopa, @ergot, linezolid, digoxin | note | blood pressure rises. | Pseudoephedrine 4.5
tetrabenazine, deutetrabenazine, valbenazine, reserpine | @maoi, reserpine, tetrabenazine | serious | a dangerous rise of blood pressure, or depression. | Tetrabenazine 4.3
@maoi, methylene blue, linezolid | reboxetine, milnacipran | serious | serotonin syndrome or a dangerous rise of blood pressure; 14 days apart. | Reboxetine 4.3
linezolid | levodopa, doxapram | note | blood pressure rises. | Linezolid 4.5
nefopam | @maoi | serious | seizures and a dangerous rise of blood pressure. | Nefopam 4.3
nefopam | @tricyclic, @ssri | note | seizures are likelier. | Nefopam 4.5
`;
