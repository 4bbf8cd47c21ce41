SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.food_lexeme(word text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN COALESCE((ts_lexize('english_stem'::regdictionary, word))[1], word);
CREATE FUNCTION public.food_lexemes(words text, name_length integer) RETURNS tsvector
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN array_to_tsvector(ARRAY(SELECT public.food_lexeme(word.word) AS food_lexeme FROM unnest(string_to_array(food_lexemes.words, ' '::text)) word(word) WHERE (word.word <> ''::text) UNION SELECT ('#'::text || LEAST(food_lexemes.name_length, 12))));
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.active_weeks (
    user_id uuid NOT NULL,
    week date NOT NULL
);
CREATE TABLE public.activity_entries (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    local_date date NOT NULL,
    activity_type text NOT NULL,
    duration_min double precision NOT NULL,
    distance_km double precision,
    calories_burned double precision,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT activity_entries_calories_burned_check CHECK (((calories_burned >= (0)::double precision) AND (calories_burned <= (20000)::double precision))),
    CONSTRAINT activity_entries_distance_km_check CHECK (((distance_km >= (0)::double precision) AND (distance_km <= (1000)::double precision))),
    CONSTRAINT activity_entries_duration_min_check CHECK (((duration_min >= (1)::double precision) AND (duration_min <= (1440)::double precision)))
);
CREATE TABLE public.admin_actions (
    id bigint NOT NULL,
    admin_id uuid NOT NULL,
    admin_name text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    before jsonb,
    after jsonb,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE public.admin_actions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.admin_actions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.avatars (
    user_id uuid NOT NULL,
    key text NOT NULL,
    image bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.broadcast_recipients (
    user_id uuid NOT NULL,
    broadcast_id uuid NOT NULL,
    state text DEFAULT 'due'::text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    failure text,
    CONSTRAINT broadcast_recipients_state_check CHECK ((state = ANY (ARRAY['due'::text, 'sending'::text, 'sent'::text, 'blocked'::text, 'failed'::text])))
);
CREATE TABLE public.broadcasts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    text text NOT NULL,
    audience text NOT NULL,
    status text DEFAULT 'sending'::text NOT NULL,
    admin_id uuid NOT NULL,
    admin_name text NOT NULL,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    recipients integer DEFAULT 0 NOT NULL,
    sent integer,
    blocked integer,
    failed integer,
    CONSTRAINT broadcasts_status_check CHECK ((status = ANY (ARRAY['sending'::text, 'done'::text, 'cancelled'::text])))
);
CREATE TABLE public.chat_changes (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    sequence bigint NOT NULL,
    effects jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    undone_at timestamp with time zone
);
ALTER TABLE public.chat_changes ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.chat_changes_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.chat_messages (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    sequence bigint NOT NULL,
    channel text NOT NULL,
    is_user boolean NOT NULL,
    text text NOT NULL,
    buttons jsonb,
    external_id text,
    answers_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT chat_messages_channel_check CHECK ((channel = ANY (ARRAY['web'::text, 'telegram'::text])))
);
ALTER TABLE public.chat_messages ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.chat_messages_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.chat_questions (
    user_id uuid NOT NULL,
    question jsonb NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.food_entries (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    local_date date NOT NULL,
    meal_type text NOT NULL,
    food_name text NOT NULL,
    food_id text,
    quantity double precision NOT NULL,
    serving_unit text NOT NULL,
    serving_size double precision NOT NULL,
    grams double precision,
    energy_kcal double precision NOT NULL,
    protein_g double precision NOT NULL,
    carbohydrate_g double precision NOT NULL,
    fat_g double precision NOT NULL,
    fiber_g double precision NOT NULL,
    sugar_g double precision NOT NULL,
    sodium_mg double precision NOT NULL,
    cholesterol_mg double precision NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    source text DEFAULT 'own figures'::text NOT NULL,
    confidence double precision,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT food_entries_carbohydrate_g_check CHECK ((carbohydrate_g >= (0)::double precision)),
    CONSTRAINT food_entries_cholesterol_mg_check CHECK ((cholesterol_mg >= (0)::double precision)),
    CONSTRAINT food_entries_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision))),
    CONSTRAINT food_entries_energy_kcal_check CHECK ((energy_kcal >= (0)::double precision)),
    CONSTRAINT food_entries_fat_g_check CHECK ((fat_g >= (0)::double precision)),
    CONSTRAINT food_entries_fiber_g_check CHECK ((fiber_g >= (0)::double precision)),
    CONSTRAINT food_entries_grams_check CHECK ((grams > (0)::double precision)),
    CONSTRAINT food_entries_meal_type_check CHECK ((meal_type = ANY (ARRAY['breakfast'::text, 'asnack'::text, 'lunch'::text, 'esnack'::text, 'dinner'::text, 'snack'::text]))),
    CONSTRAINT food_entries_protein_g_check CHECK ((protein_g >= (0)::double precision)),
    CONSTRAINT food_entries_quantity_check CHECK ((quantity > (0)::double precision)),
    CONSTRAINT food_entries_serving_size_check CHECK ((serving_size > (0)::double precision)),
    CONSTRAINT food_entries_sodium_mg_check CHECK ((sodium_mg >= (0)::double precision)),
    CONSTRAINT food_entries_sugar_g_check CHECK ((sugar_g >= (0)::double precision))
);
CREATE TABLE public.food_imports (
    fingerprint text NOT NULL,
    file_name text NOT NULL,
    source text NOT NULL,
    records_read bigint DEFAULT 0 NOT NULL,
    foods_saved bigint DEFAULT 0 NOT NULL,
    skipped jsonb DEFAULT '{}'::jsonb NOT NULL,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone
);
CREATE TABLE public.food_words (
    word text NOT NULL COLLATE pg_catalog."C",
    uses integer NOT NULL
);
CREATE TABLE public.foods (
    source text NOT NULL,
    source_id text NOT NULL,
    name text NOT NULL,
    brand text DEFAULT ''::text NOT NULL,
    food_group text DEFAULT ''::text NOT NULL,
    is_generic boolean NOT NULL,
    energy_kcal double precision NOT NULL,
    protein_g double precision NOT NULL,
    carbohydrate_g double precision NOT NULL,
    fat_g double precision NOT NULL,
    fiber_g double precision,
    sugar_g double precision,
    sodium_mg double precision,
    cholesterol_mg double precision,
    density_g_per_ml double precision DEFAULT 1 NOT NULL,
    portions jsonb NOT NULL,
    search_words text NOT NULL,
    name_length integer NOT NULL,
    search tsvector GENERATED ALWAYS AS (public.food_lexemes(search_words, name_length)) STORED NOT NULL,
    CONSTRAINT foods_carbohydrate_g_check CHECK ((carbohydrate_g >= (0)::double precision)),
    CONSTRAINT foods_cholesterol_mg_check CHECK ((cholesterol_mg >= (0)::double precision)),
    CONSTRAINT foods_density_g_per_ml_check CHECK ((density_g_per_ml > (0)::double precision)),
    CONSTRAINT foods_energy_kcal_check CHECK ((energy_kcal >= (0)::double precision)),
    CONSTRAINT foods_fat_g_check CHECK ((fat_g >= (0)::double precision)),
    CONSTRAINT foods_fiber_g_check CHECK ((fiber_g >= (0)::double precision)),
    CONSTRAINT foods_protein_g_check CHECK ((protein_g >= (0)::double precision)),
    CONSTRAINT foods_sodium_mg_check CHECK ((sodium_mg >= (0)::double precision)),
    CONSTRAINT foods_source_check CHECK ((source = ANY (ARRAY['usda'::text, 'fndds'::text, 'off'::text]))),
    CONSTRAINT foods_sugar_g_check CHECK ((sugar_g >= (0)::double precision))
);
CREATE TABLE public.goals (
    user_id uuid NOT NULL,
    water_liters_per_day double precision DEFAULT 2.5 NOT NULL,
    calorie_burn_per_day double precision DEFAULT 300 NOT NULL,
    calories_consume_per_day double precision DEFAULT 2000 NOT NULL,
    sleep_hrs_target double precision DEFAULT 8 NOT NULL,
    weight_target double precision DEFAULT 0 NOT NULL
);
CREATE TABLE public.google_accounts (
    subject text NOT NULL,
    user_id uuid NOT NULL,
    email text NOT NULL,
    linked_at timestamp with time zone NOT NULL
);
CREATE TABLE public.invoice_series (
    financial_year text NOT NULL,
    last_number integer NOT NULL
);
CREATE TABLE public.invoices (
    financial_year text NOT NULL,
    number integer NOT NULL,
    order_id uuid NOT NULL,
    user_id uuid,
    issued_at timestamp with time zone NOT NULL,
    details jsonb NOT NULL,
    mailed_at timestamp with time zone,
    mail_attempts integer DEFAULT 0 NOT NULL,
    next_mail_at timestamp with time zone
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.last_activity (
    user_id uuid NOT NULL,
    last_active_at timestamp with time zone NOT NULL
);
CREATE TABLE public.leases (
    name text NOT NULL,
    holder text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.ledger_entries (
    gateway text NOT NULL,
    gateway_id text NOT NULL,
    kind text NOT NULL,
    amount_paise integer NOT NULL,
    gateway_payment_id text NOT NULL,
    order_id uuid NOT NULL,
    user_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_entries_check CHECK (
CASE
    WHEN (kind = 'payment'::text) THEN (amount_paise > 0)
    ELSE (amount_paise < 0)
END),
    CONSTRAINT ledger_entries_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text])))
);
CREATE TABLE public.newsletter_addresses (
    email text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT newsletter_addresses_email_check CHECK ((email = lower(email)))
);
CREATE TABLE public.notices (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    occasion text,
    chat_state text,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    mail_due_at timestamp with time zone,
    mail_attempts integer DEFAULT 0 NOT NULL,
    CONSTRAINT notices_chat_state_check CHECK ((chat_state = ANY (ARRAY['due'::text, 'taken'::text, 'sent'::text, 'refused'::text, 'late'::text])))
);
CREATE TABLE public.notification_types (
    id smallint NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    category text NOT NULL,
    plans text[] NOT NULL,
    by_default boolean NOT NULL,
    CONSTRAINT notification_types_category_check CHECK ((category = ANY (ARRAY['reminders'::text, 'reports'::text, 'others'::text])))
);
CREATE TABLE public.orders (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    receipt text NOT NULL,
    fingerprint text NOT NULL,
    status text DEFAULT 'created'::text NOT NULL,
    gateway text NOT NULL,
    gateway_order_id text,
    gateway_payment_id text,
    lines jsonb NOT NULL,
    promo_code text,
    subtotal_paise integer NOT NULL,
    discount_paise integer NOT NULL,
    tax_paise integer NOT NULL,
    total_paise integer NOT NULL,
    billing jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    next_check_at timestamp with time zone,
    CONSTRAINT orders_check CHECK ((total_paise = ((subtotal_paise - discount_paise) + tax_paise))),
    CONSTRAINT orders_check1 CHECK (((status = ANY (ARRAY['paid'::text, 'refunded'::text])) = ((gateway_payment_id IS NOT NULL) AND (paid_at IS NOT NULL)))),
    CONSTRAINT orders_discount_paise_check CHECK ((discount_paise >= 0)),
    CONSTRAINT orders_gateway_check CHECK ((gateway = ANY (ARRAY['razorpay'::text, 'sandbox'::text]))),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['created'::text, 'failed'::text, 'paid'::text, 'refunded'::text]))),
    CONSTRAINT orders_subtotal_paise_check CHECK ((subtotal_paise >= 0)),
    CONSTRAINT orders_tax_paise_check CHECK ((tax_paise >= 0))
);
CREATE TABLE public.password_resets (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    secret_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.payment_events (
    id text NOT NULL,
    body text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    processed_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone,
    result text
);
CREATE TABLE public.personal_foods (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    other_names text[] DEFAULT '{}'::text[] NOT NULL,
    energy_kcal double precision NOT NULL,
    protein_g double precision NOT NULL,
    carbohydrate_g double precision NOT NULL,
    fat_g double precision NOT NULL,
    fiber_g double precision NOT NULL,
    sugar_g double precision NOT NULL,
    sodium_mg double precision NOT NULL,
    cholesterol_mg double precision NOT NULL,
    portions jsonb DEFAULT '[]'::jsonb NOT NULL,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT personal_foods_carbohydrate_g_check CHECK ((carbohydrate_g >= (0)::double precision)),
    CONSTRAINT personal_foods_cholesterol_mg_check CHECK ((cholesterol_mg >= (0)::double precision)),
    CONSTRAINT personal_foods_energy_kcal_check CHECK ((energy_kcal >= (0)::double precision)),
    CONSTRAINT personal_foods_fat_g_check CHECK ((fat_g >= (0)::double precision)),
    CONSTRAINT personal_foods_fiber_g_check CHECK ((fiber_g >= (0)::double precision)),
    CONSTRAINT personal_foods_protein_g_check CHECK ((protein_g >= (0)::double precision)),
    CONSTRAINT personal_foods_sodium_mg_check CHECK ((sodium_mg >= (0)::double precision)),
    CONSTRAINT personal_foods_sugar_g_check CHECK ((sugar_g >= (0)::double precision))
);
CREATE TABLE public.plans (
    code text NOT NULL,
    name text NOT NULL,
    price_paise integer NOT NULL,
    period text NOT NULL,
    description text NOT NULL,
    features text[] NOT NULL,
    popular boolean DEFAULT false NOT NULL,
    cta text NOT NULL,
    sort_order integer NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT plans_code_check CHECK ((code = ANY (ARRAY['free'::text, 'pro'::text, 'premium'::text]))),
    CONSTRAINT plans_period_check CHECK ((period = ANY (ARRAY['forever'::text, 'month'::text]))),
    CONSTRAINT plans_price_paise_check CHECK ((price_paise >= 0))
);
CREATE TABLE public.promo_codes (
    code text NOT NULL,
    percent integer NOT NULL,
    ends_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    most_uses integer,
    CONSTRAINT promo_codes_code_check CHECK ((code = upper(code))),
    CONSTRAINT promo_codes_most_uses_check CHECK ((most_uses > 0)),
    CONSTRAINT promo_codes_percent_check CHECK (((percent >= 1) AND (percent <= 100)))
);
CREATE UNLOGGED TABLE public.rate_limits (
    key text NOT NULL,
    window_ends_at timestamp with time zone NOT NULL,
    hits integer NOT NULL
);
CREATE TABLE public.refunds (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    gateway text NOT NULL,
    gateway_payment_id text NOT NULL,
    amount_paise integer NOT NULL,
    reason text NOT NULL,
    status text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    granted_at timestamp with time zone,
    granted_by uuid,
    gateway_refund_id text,
    attempts integer DEFAULT 0 NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    refused_at timestamp with time zone,
    refused_by uuid,
    refusal text,
    CONSTRAINT refunds_amount_paise_check CHECK ((amount_paise > 0)),
    CONSTRAINT refunds_check CHECK (((status <> 'refused'::text) OR ((refused_at IS NOT NULL) AND (refusal IS NOT NULL)))),
    CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'granted'::text, 'refused'::text, 'sent'::text, 'processed'::text, 'failed'::text])))
);
CREATE TABLE public.renewal_reminders (
    user_id uuid NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    days_before integer NOT NULL,
    sent_at timestamp with time zone NOT NULL
);
CREATE TABLE public.sessions (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token_hash bytea NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone
);
CREATE TABLE public.sleep_entries (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    local_date date NOT NULL,
    sleep_time_hr double precision NOT NULL,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT sleep_entries_sleep_time_hr_check CHECK (((sleep_time_hr >= (0)::double precision) AND (sleep_time_hr <= (24)::double precision)))
);
CREATE TABLE public.subscription_cancellations (
    user_id uuid NOT NULL,
    cancelled_at timestamp with time zone NOT NULL
);
CREATE TABLE public.subscription_periods (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    plan text NOT NULL,
    months integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    withdrawn_at timestamp with time zone,
    settled_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT subscription_periods_check CHECK ((ends_at >= starts_at)),
    CONSTRAINT subscription_periods_months_check CHECK ((months > 0)),
    CONSTRAINT subscription_periods_plan_check CHECK ((plan = ANY (ARRAY['pro'::text, 'premium'::text])))
);
CREATE TABLE public.telegram_accounts (
    telegram_user_id bigint NOT NULL,
    user_id uuid NOT NULL,
    chat_id bigint NOT NULL,
    blocked_at timestamp with time zone,
    linked_at timestamp with time zone NOT NULL
);
CREATE TABLE public.telegram_links (
    user_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE SEQUENCE public.ticket_steps
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.ticket_changes (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    ticket_id uuid NOT NULL,
    step bigint DEFAULT nextval('public.ticket_steps'::regclass) NOT NULL,
    status text NOT NULL,
    changed_by uuid NOT NULL,
    author_name text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.ticket_messages (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    ticket_id uuid NOT NULL,
    step bigint DEFAULT nextval('public.ticket_steps'::regclass) NOT NULL,
    sender_id uuid NOT NULL,
    author_name text NOT NULL,
    is_from_support boolean NOT NULL,
    message text NOT NULL,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.tickets (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    number bigint NOT NULL,
    subject text NOT NULL,
    description text NOT NULL,
    category text NOT NULL,
    priority text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    transcript jsonb,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    unanswered_since timestamp with time zone,
    CONSTRAINT tickets_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'urgent'::text]))),
    CONSTRAINT tickets_status_check CHECK ((status = ANY (ARRAY['open'::text, 'in-progress'::text, 'resolved'::text, 'closed'::text])))
);
ALTER TABLE public.tickets ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tickets_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.usage_buckets (
    starts_at timestamp with time zone NOT NULL,
    food integer NOT NULL,
    water integer NOT NULL,
    activity integer NOT NULL,
    weight integer NOT NULL,
    sleep integer NOT NULL,
    messages integer NOT NULL,
    last_active integer NOT NULL
);
CREATE TABLE public.user_notifications (
    user_id uuid NOT NULL,
    code text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_name text NOT NULL,
    password_hash text,
    role text DEFAULT 'user'::text NOT NULL,
    plan text DEFAULT 'free'::text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    avatar_url text DEFAULT ''::text NOT NULL,
    time_zone text DEFAULT 'Asia/Kolkata'::text NOT NULL,
    sign_up_source text DEFAULT 'site'::text NOT NULL,
    message_carrier_id text DEFAULT ''::text NOT NULL,
    terms_accepted_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    last_login_at timestamp with time zone,
    bio text DEFAULT ''::text NOT NULL,
    gender text DEFAULT ''::text NOT NULL,
    dob date,
    height_cm double precision DEFAULT 0 NOT NULL,
    CONSTRAINT users_gender_check CHECK ((gender = ANY (ARRAY[''::text, 'male'::text, 'female'::text, 'other'::text]))),
    CONSTRAINT users_height_cm_check CHECK ((height_cm >= (0)::double precision)),
    CONSTRAINT users_plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'pro'::text, 'premium'::text]))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['user'::text, 'admin'::text]))),
    CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text])))
);
CREATE TABLE public.water_entries (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    local_date date NOT NULL,
    volume_ml double precision NOT NULL,
    drink_type text DEFAULT 'water'::text NOT NULL,
    container_type text DEFAULT 'glass'::text NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT water_entries_container_type_check CHECK ((container_type = ANY (ARRAY['glass'::text, 'bottle'::text, 'cup'::text, 'mug'::text]))),
    CONSTRAINT water_entries_drink_type_check CHECK ((drink_type = ANY (ARRAY['water'::text, 'juice'::text, 'tea'::text, 'coffee'::text]))),
    CONSTRAINT water_entries_volume_ml_check CHECK (((volume_ml >= (10)::double precision) AND (volume_ml <= (10000)::double precision)))
);
CREATE TABLE public.weight_entries (
    user_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    local_date date NOT NULL,
    weight_kg double precision NOT NULL,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT weight_entries_weight_kg_check CHECK (((weight_kg >= (1)::double precision) AND (weight_kg <= (500)::double precision)))
);
INSERT INTO public.activity_entries VALUES ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000014', '2026-01-02 12:00:00+00', '2026-01-02', 'Walking', 30, NULL, 120, NULL, '2026-01-02 12:00:00+00', NULL);
INSERT INTO public.food_entries VALUES ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000011', '2026-01-02 07:30:00+00', '2026-01-02', 'lunch', 'Roti', NULL, 2, 'piece', 1, 80, 206, 7, 42, 2, 6, 1, 3, 0, '', 'own figures', NULL, NULL, '2026-01-02 07:30:00+00', NULL);
INSERT INTO public.goals VALUES ('00000000-0000-4000-8000-000000000001', 2.5, 300, 1800, 8, 0);
INSERT INTO public.kysely_migration VALUES ('0001_accounts', '2026-11-22T19:50:29.495Z');
INSERT INTO public.kysely_migration VALUES ('0002_profile', '2026-11-22T19:50:29.519Z');
INSERT INTO public.kysely_migration VALUES ('0003_food', '2026-11-22T19:50:29.542Z');
INSERT INTO public.kysely_migration VALUES ('0004_water', '2026-11-22T19:50:29.562Z');
INSERT INTO public.kysely_migration VALUES ('0005_activity', '2026-11-22T19:50:29.581Z');
INSERT INTO public.kysely_migration VALUES ('0006_weight', '2026-11-22T19:50:29.593Z');
INSERT INTO public.kysely_migration VALUES ('0007_sleep', '2026-11-22T19:50:29.605Z');
INSERT INTO public.kysely_migration VALUES ('0008_assistant', '2026-11-22T19:50:29.639Z');
INSERT INTO public.kysely_migration VALUES ('0009_telegram', '2026-11-22T19:50:29.657Z');
INSERT INTO public.kysely_migration VALUES ('0010_foods', '2026-11-22T19:50:29.777Z');
INSERT INTO public.kysely_migration VALUES ('0020_profile', '2026-11-22T19:50:29.798Z');
INSERT INTO public.kysely_migration VALUES ('0021_notifications', '2026-11-22T19:50:29.862Z');
INSERT INTO public.kysely_migration VALUES ('0022_telegram_links', '2026-11-22T19:50:29.875Z');
INSERT INTO public.kysely_migration VALUES ('0030_plans', '2026-11-22T19:50:29.903Z');
INSERT INTO public.kysely_migration VALUES ('0031_orders', '2026-11-22T19:50:29.955Z');
INSERT INTO public.kysely_migration VALUES ('0032_subscriptions', '2026-11-22T19:50:30.001Z');
INSERT INTO public.kysely_migration VALUES ('0033_sign_in', '2026-11-22T19:50:30.022Z');
INSERT INTO public.kysely_migration VALUES ('0035_newsletter', '2026-11-22T19:50:30.045Z');
INSERT INTO public.kysely_migration VALUES ('0040_support', '2026-11-22T19:50:30.077Z');
INSERT INTO public.kysely_migration VALUES ('0041_admin_actions', '2026-11-22T19:50:30.110Z');
INSERT INTO public.kysely_migration VALUES ('0042_usage', '2026-11-22T19:50:30.147Z');
INSERT INTO public.kysely_migration VALUES ('0043_broadcasts', '2026-11-22T19:50:30.190Z');
INSERT INTO public.kysely_migration VALUES ('0044_notice_mail', '2026-11-22T19:50:30.197Z');
INSERT INTO public.kysely_migration VALUES ('0045_promo_limits', '2026-11-22T19:50:30.211Z');
INSERT INTO public.kysely_migration VALUES ('0050_billing', '2026-11-22T19:50:30.221Z');
INSERT INTO public.kysely_migration VALUES ('0055_figures_in_day_indexes', '2026-11-22T19:50:30.255Z');
INSERT INTO public.kysely_migration VALUES ('0056_refused_refunds', '2026-11-22T19:50:30.260Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.newsletter_addresses VALUES ('asha@example.com', '2026-11-22 19:50:30.357733+00');
INSERT INTO public.notification_types VALUES (1, 'water_reminder', 'Water reminder', 'A nudge at 11:00, 15:00 and 18:00 when you are behind your water target.', 'reminders', '{free,pro,premium}', true);
INSERT INTO public.notification_types VALUES (2, 'food_log', 'Food log reminder', 'A word at 21:00 when breakfast, lunch or dinner is not logged yet.', 'reminders', '{free,pro,premium}', true);
INSERT INTO public.notification_types VALUES (3, 'weekly_report', 'Weekly report', 'Last week in figures, every Monday at 9:00.', 'reports', '{free,pro,premium}', true);
INSERT INTO public.notification_types VALUES (4, 'day_report', 'Daily report', 'Your day against your targets, every evening at 22:00.', 'reports', '{free,pro,premium}', false);
INSERT INTO public.notification_types VALUES (5, 'monthly_report', 'Monthly report', 'Last month in figures, on the first of the month at 9:00.', 'reports', '{pro,premium}', false);
INSERT INTO public.notification_types VALUES (6, 'weight_report', 'Weight report', 'How your weight moved over the week, every Sunday at 9:00.', 'others', '{free,pro,premium}', true);
INSERT INTO public.orders VALUES ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000021', 'FP-1', 'f', 'paid', 'razorpay', 'order_1', 'pay_1', '[{"plan": "pro", "quantity": 1, "unitPaise": 29900}]', NULL, 29900, 0, 2392, 32292, '{}', '2026-01-01 07:00:00+00', '2026-01-01 07:01:00+00', NULL);
INSERT INTO public.plans VALUES ('free', 'Free', 0, 'forever', 'Everything for keeping a diary.', '{"Log food, water, activity, weight and sleep in the chat","Daily targets worked out for you","Dashboard with charts of your week and month","Reminders at your local time","Export all of your data at any time"}', false, 'Get Started', 1, '2026-11-22 19:50:29.447829+00');
INSERT INTO public.plans VALUES ('pro', 'Pro', 29900, 'month', 'For people who want to see how they are doing over time.', '{"Everything in Free","A PDF report every month","Monthly report notification"}', true, 'Go Pro', 2, '2026-11-22 19:50:29.447829+00');
INSERT INTO public.plans VALUES ('premium', 'Premium', 59900, 'month', 'For people who want all of it, and help first.', '{"Everything in Pro","Your support requests are answered first"}', false, 'Go Premium', 3, '2026-11-22 19:50:29.447829+00');
INSERT INTO public.promo_codes VALUES ('WELCOME10', 10, NULL, '2026-11-22 19:50:29.447829+00', NULL);
INSERT INTO public.promo_codes VALUES ('HEALTH20', 20, NULL, '2026-11-22 19:50:29.447829+00', NULL);
INSERT INTO public.sleep_entries VALUES ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000016', '2026-01-02 01:00:00+00', '2026-01-02', 7.5, NULL, '2026-01-02 01:00:00+00', NULL);
INSERT INTO public.subscription_periods VALUES ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000022', '00000000-0000-4000-8000-000000000021', 'pro', 1, '2026-01-01 07:01:00+00', '2026-02-01 07:01:00+00', NULL, NULL, '2026-01-01 07:01:00+00');
INSERT INTO public.tickets OVERRIDING SYSTEM VALUE VALUES ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000031', 1001, 'Help', 'Where is my diary?', 'Other', 'low', 'open', NULL, NULL, '2026-01-03 07:00:00+00', '2026-01-03 07:00:00+00', NULL);
INSERT INTO public.users VALUES ('00000000-0000-4000-8000-000000000001', 'asha', NULL, 'user', 'pro', 'active', 'Asha', '', 'asha@example.com', '', '', 'Asia/Kolkata', 'site', '', NULL, '2026-01-01 06:00:00+00', NULL, '', 'female', '1990-05-04', 162);
INSERT INTO public.users VALUES ('00000000-0000-4000-8000-000000000002', 'boss', NULL, 'admin', 'free', 'active', '', '', '', '', '', 'Asia/Kolkata', 'site', '', NULL, '2026-01-01 06:00:00+00', NULL, '', '', NULL, 0);
INSERT INTO public.water_entries VALUES ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000012', '2026-01-02 08:00:00+00', '2026-01-02', 500, 'water', 'glass', '', NULL, '2026-01-02 08:00:00+00', NULL);
INSERT INTO public.water_entries VALUES ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000013', '2026-01-02 09:00:00+00', '2026-01-02', 900, 'water', 'glass', '', NULL, '2026-01-02 09:00:00+00', '2026-01-02 09:01:00+00');
INSERT INTO public.weight_entries VALUES ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000015', '2026-01-02 02:00:00+00', '2026-01-02', 64.5, NULL, '2026-01-02 02:00:00+00', NULL);
SELECT pg_catalog.setval('public.admin_actions_id_seq', 1, false);
SELECT pg_catalog.setval('public.chat_changes_sequence_seq', 1, false);
SELECT pg_catalog.setval('public.chat_messages_sequence_seq', 1, false);
SELECT pg_catalog.setval('public.ticket_steps', 1, false);
SELECT pg_catalog.setval('public.tickets_number_seq', 1, false);
ALTER TABLE ONLY public.active_weeks
    ADD CONSTRAINT active_weeks_pkey PRIMARY KEY (user_id, week);
ALTER TABLE ONLY public.activity_entries
    ADD CONSTRAINT activity_entries_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.admin_actions
    ADD CONSTRAINT admin_actions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT avatars_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.broadcast_recipients
    ADD CONSTRAINT broadcast_recipients_pkey PRIMARY KEY (user_id, broadcast_id);
ALTER TABLE ONLY public.broadcasts
    ADD CONSTRAINT broadcasts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chat_changes
    ADD CONSTRAINT chat_changes_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.chat_questions
    ADD CONSTRAINT chat_questions_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.food_entries
    ADD CONSTRAINT food_entries_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.food_imports
    ADD CONSTRAINT food_imports_pkey PRIMARY KEY (fingerprint);
ALTER TABLE ONLY public.food_words
    ADD CONSTRAINT food_words_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.foods
    ADD CONSTRAINT foods_pkey PRIMARY KEY (source, source_id);
ALTER TABLE ONLY public.goals
    ADD CONSTRAINT goals_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.google_accounts
    ADD CONSTRAINT google_accounts_pkey PRIMARY KEY (subject);
ALTER TABLE ONLY public.google_accounts
    ADD CONSTRAINT google_accounts_user_id_key UNIQUE (user_id);
ALTER TABLE ONLY public.invoice_series
    ADD CONSTRAINT invoice_series_pkey PRIMARY KEY (financial_year);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_order_id_key UNIQUE (order_id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (financial_year, number);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.last_activity
    ADD CONSTRAINT last_activity_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (gateway, gateway_id);
ALTER TABLE ONLY public.newsletter_addresses
    ADD CONSTRAINT newsletter_addresses_pkey PRIMARY KEY (email);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_user_id_occasion_key UNIQUE (user_id, occasion);
ALTER TABLE ONLY public.notification_types
    ADD CONSTRAINT notification_types_code_key UNIQUE (code);
ALTER TABLE ONLY public.notification_types
    ADD CONSTRAINT notification_types_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_gateway_order_id_key UNIQUE (gateway_order_id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_gateway_payment_id_key UNIQUE (gateway_payment_id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_receipt_key UNIQUE (user_id, receipt);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_secret_hash_key UNIQUE (secret_hash);
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.personal_foods
    ADD CONSTRAINT personal_foods_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_name_key UNIQUE (name);
ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.promo_codes
    ADD CONSTRAINT promo_codes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_gateway_payment_id_key UNIQUE (gateway_payment_id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_gateway_refund_id_key UNIQUE (gateway_refund_id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.renewal_reminders
    ADD CONSTRAINT renewal_reminders_pkey PRIMARY KEY (user_id, ends_at, days_before);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.sleep_entries
    ADD CONSTRAINT sleep_entries_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.subscription_cancellations
    ADD CONSTRAINT subscription_cancellations_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.subscription_periods
    ADD CONSTRAINT subscription_periods_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.subscription_periods
    ADD CONSTRAINT subscription_periods_user_id_order_id_plan_key UNIQUE (user_id, order_id, plan);
ALTER TABLE ONLY public.telegram_accounts
    ADD CONSTRAINT telegram_accounts_pkey PRIMARY KEY (telegram_user_id);
ALTER TABLE ONLY public.telegram_accounts
    ADD CONSTRAINT telegram_accounts_user_id_key UNIQUE (user_id);
ALTER TABLE ONLY public.telegram_links
    ADD CONSTRAINT telegram_links_code_hash_key UNIQUE (code_hash);
ALTER TABLE ONLY public.telegram_links
    ADD CONSTRAINT telegram_links_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.ticket_changes
    ADD CONSTRAINT ticket_changes_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.usage_buckets
    ADD CONSTRAINT usage_buckets_pkey PRIMARY KEY (starts_at);
ALTER TABLE ONLY public.user_notifications
    ADD CONSTRAINT user_notifications_pkey PRIMARY KEY (user_id, code);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.water_entries
    ADD CONSTRAINT water_entries_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.weight_entries
    ADD CONSTRAINT weight_entries_pkey PRIMARY KEY (user_id, id);
CREATE INDEX activity_entries_created ON public.activity_entries USING btree (created_at);
CREATE INDEX activity_entries_day ON public.activity_entries USING btree (user_id, local_date) INCLUDE (calories_burned, duration_min, distance_km) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX activity_entries_idempotency_key ON public.activity_entries USING btree (user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX admin_actions_subject ON public.admin_actions USING btree (subject, id DESC);
CREATE INDEX broadcast_recipients_due ON public.broadcast_recipients USING btree (broadcast_id, due_at, user_id) WHERE (state = 'due'::text);
CREATE INDEX broadcast_recipients_state ON public.broadcast_recipients USING btree (broadcast_id, state);
CREATE UNIQUE INDEX broadcasts_idempotency_key ON public.broadcasts USING btree (admin_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX broadcasts_latest ON public.broadcasts USING btree (created_at DESC);
CREATE INDEX broadcasts_unfinished ON public.broadcasts USING btree (created_at) WHERE (sent IS NULL);
CREATE INDEX chat_changes_latest ON public.chat_changes USING btree (user_id, sequence) WHERE (undone_at IS NULL);
CREATE INDEX chat_messages_answers ON public.chat_messages USING btree (user_id, answers_id) WHERE (answers_id IS NOT NULL);
CREATE INDEX chat_messages_created ON public.chat_messages USING btree (created_at) WHERE is_user;
CREATE UNIQUE INDEX chat_messages_external_id ON public.chat_messages USING btree (user_id, channel, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX chat_messages_time ON public.chat_messages USING btree (user_id, created_at, sequence);
CREATE INDEX food_entries_created ON public.food_entries USING btree (created_at);
CREATE INDEX food_entries_day ON public.food_entries USING btree (user_id, local_date) INCLUDE (energy_kcal, protein_g, carbohydrate_g, fat_g, fiber_g, meal_type) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX food_entries_idempotency_key ON public.food_entries USING btree (user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX food_words_spelling ON public.food_words USING gin (word public.gin_trgm_ops);
CREATE INDEX foods_search ON public.foods USING gin (search);
CREATE INDEX invoices_unmailed ON public.invoices USING btree (next_mail_at) WHERE (next_mail_at IS NOT NULL);
CREATE INDEX invoices_user ON public.invoices USING btree (user_id);
CREATE INDEX ledger_entries_payment ON public.ledger_entries USING btree (gateway_payment_id);
CREATE INDEX ledger_entries_time ON public.ledger_entries USING btree (created_at);
CREATE INDEX ledger_entries_user ON public.ledger_entries USING btree (user_id);
CREATE INDEX notices_due ON public.notices USING btree (created_at) WHERE (chat_state = 'due'::text);
CREATE INDEX notices_latest ON public.notices USING btree (user_id, created_at DESC);
CREATE INDEX notices_mail_due ON public.notices USING btree (mail_due_at) WHERE (mail_due_at IS NOT NULL);
CREATE INDEX notices_unread ON public.notices USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX orders_latest ON public.orders USING btree (user_id, created_at DESC);
CREATE INDEX orders_promo_code ON public.orders USING btree (promo_code) WHERE (promo_code IS NOT NULL);
CREATE INDEX orders_unpaid ON public.orders USING btree (next_check_at) WHERE ((status = ANY (ARRAY['created'::text, 'failed'::text])) AND (next_check_at IS NOT NULL));
CREATE INDEX payment_events_due ON public.payment_events USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX payment_events_processed ON public.payment_events USING btree (processed_at);
CREATE UNIQUE INDEX personal_foods_idempotency_key ON public.personal_foods USING btree (user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE UNIQUE INDEX personal_foods_name ON public.personal_foods USING btree (user_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX refunds_id ON public.refunds USING btree (id);
CREATE INDEX refunds_open ON public.refunds USING btree (requested_at) WHERE (status = ANY (ARRAY['requested'::text, 'granted'::text, 'sent'::text, 'failed'::text]));
CREATE INDEX sleep_entries_created ON public.sleep_entries USING btree (created_at);
CREATE INDEX sleep_entries_day ON public.sleep_entries USING btree (user_id, local_date) INCLUDE (sleep_time_hr) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX sleep_entries_idempotency_key ON public.sleep_entries USING btree (user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX subscription_periods_unsettled ON public.subscription_periods USING btree (ends_at) WHERE (settled_at IS NULL);
CREATE INDEX ticket_changes_ticket ON public.ticket_changes USING btree (user_id, ticket_id, step);
CREATE UNIQUE INDEX ticket_messages_idempotency_key ON public.ticket_messages USING btree (user_id, ticket_id, sender_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX ticket_messages_ticket ON public.ticket_messages USING btree (user_id, ticket_id, step);
CREATE INDEX tickets_answered ON public.tickets USING btree (updated_at DESC, id) WHERE (unanswered_since IS NULL);
CREATE INDEX tickets_id ON public.tickets USING btree (id);
CREATE UNIQUE INDEX tickets_idempotency_key ON public.tickets USING btree (user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX tickets_unanswered ON public.tickets USING btree (unanswered_since, id) WHERE (unanswered_since IS NOT NULL);
CREATE INDEX tickets_unfinished ON public.tickets USING btree (status) WHERE (status = ANY (ARRAY['open'::text, 'in-progress'::text]));
CREATE INDEX user_notifications_code ON public.user_notifications USING btree (code, user_id);
CREATE INDEX users_admins ON public.users USING btree (id) WHERE (role = 'admin'::text);
CREATE INDEX users_created ON public.users USING btree (created_at DESC, id DESC);
CREATE INDEX users_email ON public.users USING btree (lower(email)) WHERE (email <> ''::text);
CREATE INDEX users_time_zone ON public.users USING btree (time_zone, id);
CREATE UNIQUE INDEX users_user_name ON public.users USING btree (lower(user_name));
CREATE INDEX water_entries_created ON public.water_entries USING btree (created_at);
CREATE INDEX water_entries_day ON public.water_entries USING btree (user_id, local_date) INCLUDE (volume_ml) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX water_entries_idempotency_key ON public.water_entries USING btree (user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX weight_entries_created ON public.weight_entries USING btree (created_at);
CREATE INDEX weight_entries_day ON public.weight_entries USING btree (user_id, local_date) INCLUDE (weight_kg, occurred_at, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX weight_entries_idempotency_key ON public.weight_entries USING btree (user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
ALTER TABLE ONLY public.active_weeks
    ADD CONSTRAINT active_weeks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.activity_entries
    ADD CONSTRAINT activity_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT avatars_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.broadcast_recipients
    ADD CONSTRAINT broadcast_recipients_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES public.broadcasts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.broadcast_recipients
    ADD CONSTRAINT broadcast_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_changes
    ADD CONSTRAINT chat_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_questions
    ADD CONSTRAINT chat_questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.food_entries
    ADD CONSTRAINT food_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.goals
    ADD CONSTRAINT goals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.google_accounts
    ADD CONSTRAINT google_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.last_activity
    ADD CONSTRAINT last_activity_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.personal_foods
    ADD CONSTRAINT personal_foods_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_refused_by_fkey FOREIGN KEY (refused_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.renewal_reminders
    ADD CONSTRAINT renewal_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sleep_entries
    ADD CONSTRAINT sleep_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscription_cancellations
    ADD CONSTRAINT subscription_cancellations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscription_periods
    ADD CONSTRAINT subscription_periods_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.telegram_accounts
    ADD CONSTRAINT telegram_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.telegram_links
    ADD CONSTRAINT telegram_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket_changes
    ADD CONSTRAINT ticket_changes_user_id_ticket_id_fkey FOREIGN KEY (user_id, ticket_id) REFERENCES public.tickets(user_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_user_id_ticket_id_fkey FOREIGN KEY (user_id, ticket_id) REFERENCES public.tickets(user_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_notifications
    ADD CONSTRAINT user_notifications_code_fkey FOREIGN KEY (code) REFERENCES public.notification_types(code);
ALTER TABLE ONLY public.user_notifications
    ADD CONSTRAINT user_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.water_entries
    ADD CONSTRAINT water_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.weight_entries
    ADD CONSTRAINT weight_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
