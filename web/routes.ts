import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { sectionPaths } from '../contract/site.ts';
import { addressIn } from '../contract/siteAddress.ts';
import { pageLocales } from '../texts/locale.ts';

export default [
  layout('routes/public/site.tsx', [
    index('routes/public/landing.tsx'),
    route('features', 'routes/public/features.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('hi', 'routes/public/landing.tsx', { id: 'landing in Hindi' }),
    route('hi/features', 'routes/public/features.tsx', { id: 'features in Hindi' }),
    route('hi/terms', 'routes/public/terms.tsx', { id: 'terms in Hindi' }),
    route('hi/privacy', 'routes/public/privacy.tsx', { id: 'privacy in Hindi' }),
    route('newsletter', 'routes/public/newsletter.tsx'),
    route('newsletter-confirm', 'routes/public/newsletterConfirm.tsx'),
    route('newsletter-leave', 'routes/public/newsletterLeave.tsx'),
    route('hi/newsletter', 'routes/public/newsletter.tsx', { id: 'newsletter in Hindi' }),
    route('hi/newsletter-confirm', 'routes/public/newsletterConfirm.tsx', { id: 'newsletter confirmation in Hindi' }),
    route('hi/newsletter-leave', 'routes/public/newsletterLeave.tsx', { id: 'leaving the newsletter in Hindi' }),
    layout('routes/withData.tsx', { id: 'shop' }, [
      route('cart', 'routes/checkout/cart.tsx'),
      route('payment', 'routes/checkout/payment.tsx'),
      route('payment-success', 'routes/checkout/success.tsx'),
    ]),
  ]),
  ...sectionPaths
    .flatMap((path) => pageLocales.map((locale) => addressIn(locale, path)))
    .map((path) => route(path, 'routes/public/section.tsx', { id: `section ${path}` })),
  route('error-test', 'routes/public/errorTest.tsx'),
  layout('routes/withData.tsx', [
    route('login', 'routes/public/login.tsx'),
    route('login-link', 'routes/public/loginLink.tsx'),
    route('confirm-email', 'routes/public/confirmEmail.tsx'),
    route('register', 'routes/public/register.tsx'),
    route('forgot-password', 'routes/public/forgotPassword.tsx'),
    route('reset-password', 'routes/public/resetPassword.tsx'),
    route('app', 'routes/portal/shell.tsx', [
      index('routes/portal/home.tsx'),
      route('dashboard', 'routes/portal/dashboard.tsx'),
      route('assistant', 'routes/portal/assistant.tsx'),
      route('health-log', 'routes/portal/healthLog.tsx'),
      route('food-intake', 'routes/portal/foodIntake.tsx'),
      route('my-foods', 'routes/portal/myFoods.tsx'),
      route('training', 'routes/portal/training.tsx'),
      route('trends', 'routes/portal/trends.tsx'),
      route('nutrients', 'routes/portal/nutrients.tsx'),
      route('notifications', 'routes/portal/notifications.tsx'),
      route('userprofile', 'routes/portal/profile.tsx'),
      route('settings', 'routes/portal/settings.tsx'),
      route('billing', 'routes/portal/billing.tsx'),
      route('review', 'routes/portal/review.tsx'),
      route('reports', 'routes/portal/reports.tsx'),
      route('reports/:month', 'routes/portal/monthReport.tsx'),
      route('health-reports', 'routes/portal/healthReports.tsx'),
      route('support', 'routes/portal/support.tsx'),
      route('support/ticket/:id', 'routes/portal/ticket.tsx'),
    ]),
    route('admin', 'routes/admin/shell.tsx', [
      layout('routes/admin/adminsOnly.tsx', [
        index('routes/admin/home.tsx'),
        route('users', 'routes/admin/users.tsx'),
        route('broadcasts', 'routes/admin/broadcasts.tsx'),
        route('models', 'routes/admin/models.tsx'),
        route('reports', 'routes/admin/reports.tsx'),
      ]),
      route('tickets', 'routes/admin/tickets.tsx'),
      route('tickets/:id', 'routes/admin/ticket.tsx'),
      route('settings', 'routes/admin/settings.tsx'),
    ]),
  ]),
  route('*', 'routes/public/notFound.tsx'),
] satisfies RouteConfig;
