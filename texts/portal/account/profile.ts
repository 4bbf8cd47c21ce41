import type { ActivityLevel, genders as known, lifeStages as knownStages } from '../../../contract/accounts/profile.ts';
import { onPages } from '../../locale.ts';

export const failed = onPages({ en: 'Your profile can’t be shown', hi: 'आपकी प्रोफ़ाइल नहीं दिख पाई' });
export const saved = onPages({ en: 'Profile updated successfully', hi: 'प्रोफ़ाइल सेव हो गई' });
export const notSaved = onPages({ en: 'Failed to update profile', hi: 'प्रोफ़ाइल सेव नहीं हो पाई' });
export const saveChanges = onPages({ en: 'Save Changes', hi: 'सेव करें' });
export const notSet = onPages({ en: 'Not set', hi: 'नहीं बताया' });
export const notSetYet = onPages({
  en: (names: string) => `Not set yet: ${names}.`,
  hi: (names) => `अभी नहीं बताया: ${names}।`,
});

export const personal = onPages({ en: 'Personal Information', hi: 'आपके बारे में' });
export const firstName = onPages({ en: 'First name', hi: 'नाम' });
export const lastName = onPages({ en: 'Last name', hi: 'सरनेम' });
export const gender = onPages({ en: 'Gender', hi: 'लिंग' });
export const genders = {
  male: onPages({ en: 'Male', hi: 'पुरुष' }),
  female: onPages({ en: 'Female', hi: 'महिला' }),
  other: onPages({ en: 'Other', hi: 'अन्य' }),
} satisfies Record<(typeof known)[number], unknown>;
export const birthDate = onPages({ en: 'Date of birth', hi: 'जन्म की तारीख़' });
export const phone = onPages({ en: 'Phone', hi: 'फ़ोन' });
export const email = onPages({ en: 'E-mail', hi: 'ईमेल' });
export const aboutMe = onPages({ en: 'About Me', hi: 'अपने बारे में कुछ' });

export const emailConfirmed = onPages({ en: 'Confirmed', hi: 'कन्फ़र्म हो गया' });
export const emailNotConfirmed = onPages({ en: 'Not confirmed', hi: 'कन्फ़र्म नहीं हुआ' });
export const linkSent = onPages({
  en: 'We sent you a link. Open it in this browser to confirm the address.',
  hi: 'हमने आपको एक लिंक भेजा है। ईमेल कन्फ़र्म करने के लिए उसे इसी ब्राउज़र में खोलिए।',
});
export const sendLink = onPages({ en: 'Send a link', hi: 'लिंक भेजें' });
export const linkNotSent = onPages({ en: 'The mail was not sent', hi: 'ईमेल नहीं जा पाया' });

export const metrics = onPages({ en: 'Current Metrics', hi: 'अभी का नाप' });
export const height = onPages({ en: 'Height', hi: 'कद' });
export const weight = onPages({ en: 'Weight', hi: 'वज़न' });
export const lifeStage = onPages({ en: 'Pregnant or breastfeeding', hi: 'गर्भवती हैं या दूध पिलाती हैं' });
export const lifeStages = {
  '': onPages({ en: 'Neither', hi: 'दोनों में से कुछ नहीं' }),
  pregnant: onPages({ en: 'Pregnant', hi: 'गर्भवती' }),
  breastfeeding: onPages({ en: 'Breastfeeding', hi: 'दूध पिलाती हैं' }),
} satisfies Record<(typeof knownStages)[number], unknown>;

export const pictureTitle = onPages({ en: 'Picture', hi: 'फ़ोटो' });
export const picture = onPages({ en: 'Profile image', hi: 'प्रोफ़ाइल फ़ोटो' });
export const pictureHint = onPages({ en: 'JPEG or PNG, at most 5 MB', hi: 'JPEG या PNG, 5 MB तक' });
export const choosePicture = onPages({ en: 'Choose a picture', hi: 'फ़ोटो चुनें' });
export const confirmUpload = onPages({ en: 'Confirm Upload', hi: 'यही लगाएँ' });
export const uploading = onPages({ en: 'Uploading...', hi: 'अपलोड हो रही है...' });
export const pictureUpdated = onPages({ en: 'Picture updated', hi: 'फ़ोटो बदल गई' });
export const pictureKind = onPages({ en: 'Choose a JPEG or PNG picture.', hi: 'JPEG या PNG फ़ोटो चुनिए।' });
export const pictureTooLarge = onPages({
  en: 'The picture is larger than 5 MB. Choose a smaller one.',
  hi: 'फ़ोटो 5 MB से बड़ी है। छोटी फ़ोटो चुनिए।',
});
export const pictureNotUploaded = onPages({ en: 'Failed to upload image', hi: 'फ़ोटो अपलोड नहीं हो पाई' });
export const pictureNotRemoved = onPages({ en: 'Failed to remove image', hi: 'फ़ोटो नहीं हट पाई' });

export const howActive = onPages({ en: 'How active are you?', hi: 'आप कितना चलते-फिरते हैं?' });
export const activityLevels = {
  sedentary: onPages({ en: 'Mostly sitting', hi: 'ज़्यादातर बैठना' }),
  light: onPages({ en: 'Lightly active', hi: 'थोड़ा चलना-फिरना' }),
  moderate: onPages({ en: 'Moderately active', hi: 'ठीक-ठाक चलना-फिरना' }),
  active: onPages({ en: 'Active', hi: 'काफ़ी मेहनत' }),
  very_active: onPages({ en: 'Very active', hi: 'बहुत ज़्यादा मेहनत' }),
} satisfies Record<ActivityLevel, unknown>;
