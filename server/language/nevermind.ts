const words =
  /^(?:no|nothing|cancel|never ?mind|nahi|kuch nahi|rehne do|chh?odo|नहीं|कुछ नहीं|रहने दो|रहने दीजिए|छोड़ो|छोड़िए)[.!। ]*$/i;

/** Whether somebody who was asked something wants it no more. */
export const isNevermind = (text: string): boolean => words.test(text.trim());
