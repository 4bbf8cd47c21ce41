import type { ProblemCode } from '../../contract/http.ts';
import { onPages } from '../locale.ts';

type Code = ProblemCode | 'unreachable';

/** What the server says of these in English has nothing of its own that Hindi would have to tell. */
const inHindi: Partial<Record<Code, string>> = {
  unreachable: 'FitPulse तक नहीं पहुँच पा रहे। इंटरनेट देख लीजिए और फिर कोशिश कीजिए।',
  internal_error: 'हमारी तरफ़ कुछ गड़बड़ हो गई। थोड़ी देर में फिर कोशिश कीजिए।',
  service_unavailable: 'अभी यह नहीं हो पा रहा। थोड़ी देर में फिर कोशिश कीजिए।',
  too_many_requests: 'एक साथ बहुत कुछ आ गया। एक मिनट रुककर फिर कोशिश कीजिए।',
  not_authenticated: 'आपका साइन-इन ख़त्म हो गया है। फिर से साइन इन कीजिए।',
  user_name_taken: 'यह यूज़र नेम किसी और का है। दूसरा चुनिए।',
  reset_not_valid: 'यह लिंक या कोड अब नहीं चलेगा। नया मँगा लीजिए।',
  forbidden: 'इसकी इजाज़त नहीं है।',
  not_found: 'यह नहीं मिला। शायद हटा दिया गया है।',
  payload_too_large: 'यह बहुत बड़ा है। एक बार में थोड़ा कम भेजिए।',
  reauthentication_required: 'पहले पक्का कर लीजिए कि यह आप ही हैं।',
  not_configured: 'यह सुविधा अभी यहाँ चालू नहीं है।',
};

const isInHindi = (message: string) => /\p{Script=Devanagari}/u.test(message);

/** Why something didn't work: in the server's words where it says them in the page's language, and else in the portal's. */
export const reason = onPages({
  en: ({ message }: { code: Code; message: string }) => message,
  hi: ({ code, message }) => (isInHindi(message) ? message : (inHindi[code] ?? message)),
});
