import type { Answers } from './keys.ts';

export const en: Answers = {
  heart:
    'This can be the heart. Call {ambulance} now, sit down and rest, and let somebody stay with you. Unlock the door, and do not drive yourself.',
  stroke:
    'This can be a stroke, and every minute counts. Call {ambulance} now and note when it began. Nothing to eat or drink until a doctor has looked.',
  breathing:
    'Trouble with breathing is an emergency. Call {ambulance} now. Sit upright, loosen tight clothes, and use an inhaler if one was prescribed. If something is stuck: firm blows between the shoulder blades.',
  fainting:
    'Please get help now: call {ambulance} if they do not wake at once, hit their head, or it happens again. Lie flat with the legs raised; on the side if they breathe but do not wake. Nothing by mouth.',
  seizure:
    'Call {ambulance} now if it lasts 5 minutes, comes again, or is the first. Turn them on the side, move hard things away, put nothing in the mouth, and note the time.',
  allergy:
    'This can be a severe allergy. Call {ambulance} now, and use an adrenaline pen if there is one. Lie down with the legs raised, or sit up if breathing is hard.',
  poisoning:
    'Call {ambulance} now, or the poison centre: {poison}. Do not make them vomit, give nothing to drink, and keep the packet to show the doctor.',
  burn: 'Cool the burn now under running water for 20 minutes; no ice, toothpaste or oil, and take rings off early. Call {ambulance} if it is large, deep or white, on the face, hands or groin, from electricity or acid, or on a small child.',
  injury:
    'Please call {ambulance} now. After a fall or a blow to the head keep them still, do not lift them, and let nobody sleep it off. After a shock switch off the power before you touch them. Out of water and not breathing: start CPR.',
  bite: 'Call {ambulance} now and get to a hospital. Snake or scorpion: keep still, take off rings, do not cut, suck or tie. A dog, cat or monkey: wash with soap under running water for 15 minutes, and have a rabies shot today.',
  tooMuchInsulin:
    'Too much insulin can drop the sugar fast. Call {ambulance} now. If awake, eat or drink something sweet at once, check every 15 minutes, and do not stay alone. If drowsy or unable to swallow, nothing by mouth.',
  bleeding:
    'Call {ambulance} now. Press firmly on the wound with a clean cloth, do not lift it to look, and lie down. Vomiting blood or black stools need a hospital at once too.',
  heatStroke:
    'This can be heat stroke. Call {ambulance} now. Move into the shade, wet the skin and fan it; sips of water only if fully awake.',
  lowSugar:
    'That sounds like low sugar. Take 15 g of fast sugar now: 3 glucose tablets, half a glass of juice, or a tablespoon of sugar or honey. Check again in 15 minutes and repeat if it is still low. Not better, drowsy or unable to swallow: call {ambulance}, and give nothing by mouth.',
  highSugar:
    'That needs a doctor today. Sip water, skip exercise, and keep to what your doctor told you. With vomiting, drowsiness, fast breathing or fruity breath: call {ambulance} now.',
  highPressure:
    'That is very high. Sit quietly for 5 minutes and measure again. If it stays there, see a doctor today; with chest pain, breathlessness, weakness, a bad headache or blurred sight, call {ambulance} now.',
  lowPressure:
    'That is low. Lie down with your legs raised, sip water if you are awake, and get up slowly. If you faint, are confused, bleed or it stays low, call {ambulance}; otherwise see a doctor today.',
  pregnancyAlarm:
    'Please do not wait with this: call your maternity hospital or {ambulance} now and have it checked today. Lie on your left side until then, and do not go alone.',
  selfHarm:
    'I am really glad you told me. You do not have to carry this alone: please call {lifeline}, free at any hour, or {ambulance} if you might act on it. Is there somebody who can sit with you right now?',
  selfInjury:
    'Thank you for telling me. You deserve help with what hurts, not more pain: {lifeline} listens at any hour. A deep cut needs a doctor now; for anything urgent call {ambulance}.',
  violence:
    'This is not your fault, and nobody may do this to you. If you are in danger now, call {ambulance}; {women} helps with a safe place, day and night. Delete this chat if somebody reads your phone.',
  eatingDisorder:
    'That sounds really hard, and I am glad you said it. Your body deserves food and you deserve support: a doctor or counsellor can help, and {lifeline} listens at any hour. I will leave numbers and targets out for now.',
  starvation:
    'I will not help with that: so little food is not safe, however strong you are. A doctor or dietitian can plan something that works. Tell me what you want to reach and we find a kind way; if food worries you a lot, {lifeline} listens.',
  tooFast:
    'That fast is not safe for your body: what stays off goes slowly, at most about 1 % of your weight a week. A doctor or dietitian can plan it with you. Shall we set a pace that you can keep?',
  dehydration:
    'That can be dehydration. Take small sips of ORS every few minutes, and see a doctor today. With no urine for 8 hours, confusion, or a small child who is limp: call {ambulance} now.',
  overDrinking:
    'That much water can be dangerous. Stop drinking for now. With headache, vomiting, swelling or confusion, call {ambulance}. Most people do well with 2 to 3 litres over a day, and never more than 6.',
  minor:
    'You are still growing, so no losing weight on your own, please. Talk to a parent or an adult you trust, and see a doctor or dietitian together. If somebody hurts you about your body, {child} listens, free.',
  child:
    'FitPulse is for people from 13 years on, and children should not be on a diet without a doctor. Please ask a paediatrician, together with a parent. {child} helps children, free and at any hour.',
  pregnancyDiet:
    'While you are pregnant or breastfeeding, you and the baby need enough to eat, so losing weight can wait. Your doctor can tell you what is right. I keep your targets without a deficit.',
  medicine:
    'I can not advise on doses, or on starting or stopping a medicine. Please ask your doctor or pharmacist before you change anything. After too much, or if you feel unwell: {ambulance}, or the poison centre {poison}.',
  medicineAlcohol:
    'Alcohol and medicines can be dangerous together. Please do not take both, and ask a doctor or pharmacist. If you already did and feel drowsy, dizzy or short of breath: call {ambulance}.',
  diagnosis:
    'I can not tell which illness it is, and guessing would not be fair to you. Please see a doctor and tell them what you told me. If it gets worse fast, call {ambulance}.',
  or: 'or',
  localNumber: 'your local emergency number',
  localLifeline: 'a crisis line near you',
  localHelp: 'a helpline near you',
  logRest: 'Log: {text}',
};
