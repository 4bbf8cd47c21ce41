import classes from './ModelState.module.css';

const settings = [
  {
    name: 'AI_BASE_URL',
    tells:
      'Where the model answers, in the protocol of OpenAI: a hosted service, or Ollama, llama.cpp or vLLM of yours.',
  },
  { name: 'AI_MODEL', tells: 'Its name there.' },
  { name: 'AI_API_KEY', tells: 'The key of a hosted service; a model of your own mostly needs none.' },
];

const example = `ollama pull qwen2.5:7b-instruct
AI_BASE_URL=http://127.0.0.1:11434/v1 AI_MODEL=qwen2.5:7b-instruct npm start`;

/** What to set where there is no model. */
export function ModelSetup() {
  return (
    <div className={classes.body}>
      <p className={classes.lead}>
        No model is set up, and no message leaves this server. A language model reads what the built-in reading is not
        sure of, for people who allow it. Set three variables and start the server anew:
      </p>
      <dl className={classes.settings}>
        {settings.map(({ name, tells }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{tells}</dd>
          </div>
        ))}
      </dl>
      <pre className={classes.example}>{example}</pre>
    </div>
  );
}
